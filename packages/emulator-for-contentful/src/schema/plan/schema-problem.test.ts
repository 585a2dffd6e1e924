import { expect, test } from 'vitest';
import { fieldsOf, schemaOf } from '#tests/helpers/schema-of.ts';
import { contentType, entryLink, entryLinks, field } from '#tests/helpers/space-of.ts';
import { buildSchema } from '../build-schema.ts';

/** Names that collide in the schema of a model (RULES.md §1.1). */

test.each([
  ['COLLIDING_TYPE_NAMES', [contentType('my-page'), contentType('myPage')]],
  ['COLLIDING_TYPE_NAMES', [contentType('page'), contentType('pageCollection')]],
  ['COLLIDING_TYPE_NAMES', [contentType('page'), contentType('pageCursor')]],
  ['COLLIDING_FIELD_NAMES', [contentType('page', field('my_field', 'Symbol'), field('myField', 'Symbol'))]],
  ['COLLIDING_FIELD_NAMES', [contentType('page', field('tagsCollection', 'Symbol'), entryLinks('tags'))]],
  ['COLLIDING_FIELD_NAMES', [contentType('page', entryLinks('tags'), entryLinks('tagsCursor'))]],
  ['RESERVED_FIELD_NAME', [contentType('page', field('sys', 'Symbol'))]],
] as const)('%s is returned instead of a schema', (code, types) => {
  expect(buildSchema(types)).toMatchObject({ ok: false, problem: { code } });
});

test('a content type keeps its name if a field type would have the same one', () => {
  const schema = schemaOf(
    contentType(
      'page',
      field('content', 'RichText'),
      entryLink('choice', 'pageContent', 'pageChoice'),
      entryLinks('part', 'pagePart'),
      entryLinks('other', 'pagePart'),
    ),
    contentType('pageContent', field('title', 'Symbol')),
    contentType('pageChoice', field('title', 'Symbol')),
    contentType('pagePart', field('title', 'Symbol')),
    contentType('pageOther', field('title', 'Symbol')),
  );
  expect(fieldsOf(schema, 'Page')).toMatchObject({
    content: 'PageContentField',
    choice: 'PageChoiceField',
    partCollection: 'PagePartCollection',
    partCursorCollection: 'PagePartCursorCollection',
    otherCollection: 'PageOtherFieldCollection',
  });
  expect(fieldsOf(schema, 'PageContentField')).toHaveProperty('links', 'PageContentFieldLinks!');
  expect(fieldsOf(schema, 'PageOtherFieldCollection')).toHaveProperty('items', '[PagePart]!');
  expect(fieldsOf(schema, 'Query')).toMatchObject({
    pageContent: 'PageContent',
    pagePartCollection: 'PagePartCollection',
    pageOtherCollection: 'PageOtherCollection',
  });
});
