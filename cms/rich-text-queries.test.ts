import { globSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';

const read = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).sort();
const text = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');

const schema = buildSchema(text('generated/schema.graphql'));

/** By its name each query with the fragments that it uses. */
const operations = separateOperations(parse(read('{queries,fragments}/*.graphql').map(text).join('\n')));

/** The calendar file has words alone, and hundreds of texts with their links would cost more than Contentful allows. */
const wordsOnly = 'Calendar';

/** The rich texts that an operation asks for, by type and field, each as it is asked for. */
function richTexts(name: string): Record<string, string> {
  const found: Record<string, string> = {};
  const info = new TypeInfo(schema);
  const operation = operations[name];
  if (operation === undefined) throw new Error(`There is no query ${name}.`);
  visit(
    operation,
    visitWithTypeInfo(info, {
      Field(field) {
        const type = getNamedType(info.getType());
        if (isObjectType(type) && 'json' in type.getFields())
          found[`${info.getParentType()}.${field.name.value}`] = stripIgnoredCharacters(print(field));
      },
    }),
  );
  return found;
}

const drawn = Object.keys(operations)
  .filter((name) => name !== wordsOnly)
  .flatMap((name) => Object.entries(richTexts(name)).map(([field, asked]) => ({ name, field, asked })));

test('every rich text that is drawn is asked for with what its links lead to, and none of them is forgotten', () => {
  expect(drawn.map(({ name, field }) => `${name} ${field}`).sort()).toEqual([
    'Event EventPage.body',
    'Giving Giving.giftAid',
    'Page Page.body',
    'People Question.answer',
  ]);
  for (const { name, field, asked } of drawn)
    expect(asked, `${name} ${field}`).toContain('links{entries{hyperlink{...LinkTargetParts}}');
});

test('a rich text that may hold pictures is asked for with them', () => {
  const bodies = drawn.filter(({ field }) => field.endsWith('.body'));
  expect(bodies).toHaveLength(2);
  for (const { name, asked } of bodies) expect(asked, name).toContain('assets{block{...PictureParts}}');
});
