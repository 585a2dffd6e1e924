import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { argumentsOf, exampleSchema, fieldsOf, person, schemaOf, tag } from '#tests/helpers/schema-of.ts';
import { contentType, entryLink, entryLinks, field } from '#tests/helpers/space-of.ts';

test('the filter has the operators of each kind of field', () => {
  const keys = Object.keys(fieldsOf(exampleSchema, 'PageFilter'));
  const suffixes = (name: string) =>
    keys
      .filter((key) => key === name || key.startsWith(`${name}_`))
      .map((key) => key.slice(name.length))
      .toSorted();
  const text = ['', '_contains', '_exists', '_in', '_not', '_not_contains', '_not_in'];
  const range = ['', '_exists', '_gt', '_gte', '_in', '_lt', '_lte', '_not', '_not_in'];
  expect(suffixes('title')).toEqual(text);
  expect(suffixes('intro')).toEqual(text);
  for (const name of ['count', 'price', 'day']) expect(suffixes(name)).toEqual(range);
  expect(suffixes('open')).toEqual(['', '_exists', '_not']);
  expect(suffixes('data')).toEqual(['_exists']);
  expect(suffixes('place')).toEqual(['_exists', '_within_circle', '_within_rectangle']);
  expect(suffixes('words')).toEqual(['_contains_all', '_contains_none', '_contains_some', '_exists']);
  expect(suffixes('body')).toEqual(['_contains', '_exists', '_not_contains']);
  expect(suffixes('picture')).toEqual(['_exists']);
  expect(suffixes('galleryCollection')).toEqual(['_exists']);
  expect(suffixes('severalOneLeft')).toEqual(['_exists']);
  expect(fieldsOf(exampleSchema, 'PageFilter')).toMatchObject({
    sys: 'SysFilter',
    contentfulMetadata: 'ContentfulMetadataFilter',
    AND: '[PageFilter]',
    OR: '[PageFilter]',
    one: 'cfTagNestedFilter',
    one_exists: 'Boolean',
    oneList: 'cfTagNestedFilter',
    oneListCollection_exists: 'Boolean',
    severalList: 'cfseveralListMultiTypeNestedFilter',
  });
});

test('a filter of several types has only their common fields, and a nested filter has no nested filters', () => {
  const shared = [
    'sys',
    'contentfulMetadata',
    'name',
    'name_not',
    'name_in',
    'name_not_in',
    'name_exists',
    'name_contains',
    'name_not_contains',
    'OR',
    'AND',
  ].toSorted();
  expect(Object.keys(fieldsOf(exampleSchema, 'cfseveralListMultiTypeNestedFilter')).toSorted()).toEqual(
    shared,
  );
  expect(Object.keys(fieldsOf(exampleSchema, 'PageSeveralListFilter')).toSorted()).toEqual(shared);
  const chain = schemaOf(contentType('a', entryLink('b', 'b')), contentType('b', entryLink('a', 'a')));
  expect(fieldsOf(chain, 'AFilter')).toHaveProperty('b', 'cfBNestedFilter');
  expect(fieldsOf(chain, 'cfBNestedFilter')).not.toHaveProperty('a');
  expect(fieldsOf(chain, 'cfBNestedFilter')).toHaveProperty('a_exists');
});

test('only symbols, numbers, dates and booleans can be ordered by, besides sys', () => {
  const type = exampleSchema.getType('PageOrder');
  const names = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  const ascending = names.filter((name) => name.endsWith('_ASC')).map((name) => name.slice(0, -4));
  const sys = ['sys_id', 'sys_publishedAt', 'sys_firstPublishedAt', 'sys_publishedVersion'];
  expect(ascending).toEqual(['title', 'count', 'price', 'day', 'open', 'old', ...sys]);
  expect(names).toHaveLength(ascending.length * 2);
});

test('a link to several types can be filtered if a list of its content type has the same targets', () => {
  const schema = schemaOf(
    tag,
    person,
    contentType('menu', entryLink('first', 'tag', 'person'), entryLinks('all', 'person', 'tag')),
    contentType('note', entryLink('first', 'tag', 'person'), entryLinks('all', 'person', 'note')),
  );
  expect(argumentsOf(schema, 'Menu', 'first')).toContain('where');
  expect(String(schema.getType('MenuFirstFilter'))).toBe('MenuFirstFilter');
  expect(fieldsOf(schema, 'MenuFilter')).toMatchObject({
    first: 'cffirstMultiTypeNestedFilter',
    first_exists: 'Boolean',
    all: 'cfallMultiTypeNestedFilter',
  });
  expect(argumentsOf(schema, 'Note', 'first')).not.toContain('where');
  expect(fieldsOf(schema, 'NoteFilter')).not.toHaveProperty('first');
});

test('two fields of one name with other targets each have their own filter', () => {
  const schema = schemaOf(
    tag,
    person,
    contentType('a', entryLinks('parts', 'tag', 'person')),
    contentType('b', entryLinks('parts', 'tag', 'a')),
    contentType('c', entryLinks('parts', 'person', 'tag')),
  );
  expect(fieldsOf(schema, 'AFilter')).toHaveProperty('parts', 'cfpartsMultiTypeNestedFilter');
  expect(fieldsOf(schema, 'BFilter')).toHaveProperty('parts', 'cfBPartsMultiTypeNestedFilter');
  expect(fieldsOf(schema, 'CFilter')).toHaveProperty('parts', 'cfpartsMultiTypeNestedFilter');
});

test('filters and orders use the field id, the type its camel case form', () => {
  const schema = schemaOf(
    tag,
    person,
    contentType(
      'post',
      field('Opening_line', 'Symbol'),
      entryLink('main_tag', 'tag'),
      entryLinks('all_tags', 'tag'),
      entryLinks('see_also', 'tag', 'person'),
    ),
  );
  expect(fieldsOf(schema, 'Post')).toMatchObject({
    openingLine: 'String',
    mainTag: 'Tag',
    allTagsCollection: 'PostAllTagsCollection',
    seeAlsoCollection: 'PostSeeAlsoCollection',
  });
  expect(fieldsOf(schema, 'PostFilter')).toMatchObject({
    Opening_line_contains: 'String',
    main_tag: 'cfTagNestedFilter',
    main_tag_exists: 'Boolean',
    all_tags: 'cfTagNestedFilter',
    all_tagsCollection_exists: 'Boolean',
    see_also: 'cfsee_alsoMultiTypeNestedFilter',
  });
  const order = schema.getType('PostOrder');
  expect(isEnumType(order) ? order.getValue('Opening_line_ASC') : undefined).toBeDefined();
});

test('the filter of a list to several types has filters for their own lists to several types', () => {
  const parts = entryLinks('parts', 'tag', 'person');
  const schema = schemaOf(
    tag,
    person,
    contentType('page', parts, entryLink('about', 'tag')),
    contentType('note', parts),
    contentType(
      'menu',
      entryLinks('left', 'page', 'gone'),
      entryLinks('both', 'page', 'note'),
      entryLinks('mixed', 'page', 'tag'),
    ),
  );
  expect(fieldsOf(schema, 'MenuLeftFilter')).toHaveProperty('parts', 'cfpartsMultiTypeNestedFilter');
  expect(fieldsOf(schema, 'MenuLeftFilter')).not.toHaveProperty('about');
  expect(fieldsOf(schema, 'MenuBothFilter')).toHaveProperty('parts', 'cfpartsMultiTypeNestedFilter');
  expect(fieldsOf(schema, 'MenuMixedFilter')).not.toHaveProperty('parts');
  expect(fieldsOf(schema, 'cfleftMultiTypeNestedFilter')).not.toHaveProperty('parts');
});
