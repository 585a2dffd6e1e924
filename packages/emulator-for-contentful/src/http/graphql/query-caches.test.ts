import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentCache } from './query-caches.ts';

const schema = buildSchema('type Query { a: Int b: Int }');

test('the document of a query is cached, until too many others were used since', () => {
  const documents = createDocumentCache(schema, 2);
  const first = documents('{ a }');
  expect(documents('{ a }')).toBe(first);
  documents('{ b }');
  documents('{ a }');
  documents('{ a b }');
  expect(documents('{ a }'), 'it was used last but one').toBe(first);
  documents('{ x: a }');
  documents('{ y: a }');
  expect(documents('{ a }')).not.toBe(first);
});

test('errors are cached too', () => {
  const documents = createDocumentCache(schema, 2);
  const refused = documents('{ c }');
  expect(refused).toMatchObject({
    ok: false,
    errors: [{ message: expect.stringContaining('Cannot query field "c"') }],
  });
  expect(documents('{ c }')).toBe(refused);
});
