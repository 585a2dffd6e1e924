import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Field = { readonly id: string } & Readonly<Record<string, unknown>>;

const modelOf = (id: string): { readonly fields: readonly Field[] } =>
  JSON.parse(readFileSync(new URL(`../../content/model/${id}.json`, import.meta.url), 'utf8'));
const migrate = createRequire(import.meta.url)('./schedules-in-words.cjs');

const newFields = ['alsoOn', 'otherTimes', 'timeInWords', 'termTimeOnly', 'alsoEvents'];

/** A content type of contentful-migration, which does at once what a script says (its README describes each method). */
function contentType(fields: Field[]) {
  const controls = new Map<string, string>();
  const at = (id: string) => fields.findIndex((field) => field.id === id);
  return {
    fields,
    controls,
    createField: (id: string, field: object) => fields.push({ id, ...field }),
    editField: (id: string, field: object) => Object.assign(fields[at(id)] ?? {}, field),
    moveField: (id: string) => ({
      afterField: (other: string) => {
        const moved = fields.splice(at(id), 1);
        fields.splice(at(other) + 1, 0, ...moved);
      },
    }),
    changeFieldControl: (id: string, _namespace: string, editor: string) => controls.set(id, editor),
  };
}

/** The type as spaces have had it: without the new fields, in another order, with other words. */
function earlier(id: string) {
  const isNew = (field: Field) =>
    newFields.includes(field.id) || (id === 'eventChange' && /^(lastDate|startTime)$/.test(field.id));
  const fields = modelOf(id).fields.filter((field) => !isNew(field));
  const at = fields.findIndex((field) => field.id === 'weekdays');
  const older =
    at === -1 ? fields : [...fields.slice(0, at - 8), ...fields.slice(at), ...fields.slice(at - 8, at)];
  return contentType(
    older.map((field) => (field.id === 'repeats' ? { ...field, name: 'How often' } : { ...field })),
  );
}

test('a space then has the types and fields of the content model, in order', () => {
  const types: Record<string, ReturnType<typeof contentType>> = {
    eventPage: earlier('eventPage'),
    eventChange: earlier('eventChange'),
    term: contentType([]),
  };
  migrate({
    createContentType: (id: string) => types[id],
    editContentType: (id: string) => types[id],
  });
  for (const [id, { fields, controls }] of Object.entries(types)) {
    expect(fields, id).toEqual(modelOf(id).fields);
    const lists = fields.filter(({ type, items }) => type === 'Array' && (items as Field).type === 'Symbol');
    // Of the other lists of texts one is of older entries, and the kinds of an event are chosen.
    for (const field of lists.filter((each) => each.id !== 'weekdays' && each.id !== 'kinds'))
      expect(controls.get(field.id), field.id).toBe('tagEditor');
    expect(fields.map((field) => field.id)).toEqual(expect.arrayContaining([...controls.keys()]));
  }
});
