import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNameOf, typeNameOf } from './names.ts';

test.each([
  ['my-2content-type', 'My2ContentType'],
  ['FAQComponent', 'FaqComponent'],
  ['page_landing', 'PageLanding'],
  ['2PqfXUJwE8qSYKuM0U6w8M', 'ContentType2PqfXuJwE8QSyKuM0U6W8M'],
  ['5Ffz9ntMRtcw8DV2VkgMjv', 'ContentType5Ffz9NtMRtcw8Dv2VkgMjv'],
  ['location', 'ContentTypeLocation'],
  ['entry', 'ContentTypeEntry'],
  ['contentCollection', 'ContentCollection'],
  ['taxonomyConcept', 'ContentTypeTaxonomyConcept'],
  ['entryCursor', 'ContentTypeEntryCursor'],
  ['---', 'ContentType'],
])('the content type %s is the type %s', (id, name) => {
  expect(typeNameOf(id)).toBe(name);
});

test('a field is written in camel case', () => {
  expect(fieldNameOf('nt_experiences')).toBe('ntExperiences');
});

test('every id with a letter or digit gives a name that GraphQL allows', () => {
  const id = fc.stringMatching(/^[a-zA-Z0-9\-_.]{0,20}[a-zA-Z0-9]$/);
  fc.assert(
    fc.property(id, (text) => {
      expect(typeNameOf(text)).toMatch(/^[A-Z][_0-9A-Za-z]*$/);
    }),
  );
});
