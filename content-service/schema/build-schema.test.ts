import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  printType,
} from 'graphql';
import { expect, test } from 'vitest';
import type { ContentType } from '../store/content-type.ts';
import { contentType, entryLink, entryLinks, field } from '../testing/space-of.ts';
import { buildSchema } from './build-schema.ts';

function schemaOf(...types: ContentType[]): GraphQLSchema {
  const built = buildSchema(types);
  if (!built.ok) throw new Error(built.problem.message);
  return built.schema;
}

/** The fields of a type as "name: Type". */
function fieldsOf(schema: GraphQLSchema, name: string): Readonly<Record<string, string>> {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`There is no ${name} with fields`);
  return Object.fromEntries(Object.values(type.getFields()).map((one) => [one.name, String(one.type)]));
}

function argumentsOf(schema: GraphQLSchema, name: string, fieldName: string): readonly string[] {
  const type = schema.getType(name);
  const args = isObjectType(type) ? type.getFields()[fieldName]?.args : undefined;
  return (args ?? []).map((one) => one.name).toSorted();
}

const TAG = contentType('tag', field('name', 'Symbol'), field('about', 'Text'));
const PERSON = contentType('person', field('name', 'Symbol'), field('age', 'Integer'));
const PAGE = contentType(
  'page',
  field('title', 'Symbol'),
  field('intro', 'Text'),
  field('count', 'Integer'),
  field('price', 'Number'),
  field('day', 'Date'),
  field('open', 'Boolean'),
  field('data', 'Object'),
  field('place', 'Location'),
  field('words', 'Array', { items: { type: 'Symbol', validations: [] } }),
  field('body', 'RichText'),
  field('picture', 'Link', { linkType: 'Asset' }),
  field('gallery', 'Array', { items: { type: 'Link', linkType: 'Asset', validations: [] } }),
  entryLink('one', 'tag'),
  entryLink('several', 'tag', 'person'),
  entryLink('severalOneLeft', 'tag', 'gone'),
  entryLink('any'),
  entryLink('none', 'gone'),
  entryLinks('oneList', 'tag'),
  entryLinks('severalList', 'tag', 'person'),
  entryLinks('anyList'),
  field('secret', 'Symbol', { omitted: true }),
  field('old', 'Symbol', { disabled: true }),
);
const SCHEMA = schemaOf(PAGE, TAG, PERSON);

test('every kind of field has the type that Contentful gives it, and none is required', () => {
  expect(fieldsOf(SCHEMA, 'Page')).toEqual({
    sys: 'Sys!',
    contentfulMetadata: 'ContentfulMetadata!',
    linkedFrom: 'PageLinkingCollections',
    _id: 'ID!',
    title: 'String',
    intro: 'String',
    count: 'Int',
    price: 'Float',
    day: 'DateTime',
    open: 'Boolean',
    data: 'JSON',
    place: 'Location',
    words: '[String]',
    body: 'PageBody',
    picture: 'Asset',
    galleryCollection: 'AssetCollection',
    one: 'Tag',
    several: 'PageSeveral',
    severalOneLeft: 'PageSeveralOneLeft',
    any: 'Entry',
    none: 'Never',
    oneListCollection: 'PageOneListCollection',
    severalListCollection: 'PageSeveralListCollection',
    anyListCollection: 'PageAnyListCollection',
    old: 'String',
  });
});

test('a link to several types is a union of those that exist, even of one alone', () => {
  const members = (name: string) => {
    const type = SCHEMA.getType(name);
    return isUnionType(type) ? type.getTypes().map(String) : undefined;
  };
  expect(members('PageSeveral')).toEqual(['Tag', 'Person']);
  expect(members('PageSeveralOneLeft')).toEqual(['Tag']);
  expect(members('PageSeveralListItem')).toEqual(['Tag', 'Person']);
});

test('collections count, and their items may be null', () => {
  const counts = { total: 'Int!', skip: 'Int!', limit: 'Int!' };
  expect(fieldsOf(SCHEMA, 'PageCollection')).toEqual({ ...counts, items: '[Page]!' });
  expect(fieldsOf(SCHEMA, 'PageOneListCollection')).toEqual({ ...counts, items: '[Tag]!' });
  expect(fieldsOf(SCHEMA, 'PageAnyListCollection')).toEqual({ ...counts, items: '[Entry]!' });
});

test('links have a filter only where they lead to one type, lists to several have one without an order', () => {
  const link = ['locale', 'preview', 'useFallbackLocale'];
  const page = ['limit', ...link, 'skip'].toSorted();
  expect(argumentsOf(SCHEMA, 'Page', 'title')).toEqual(['locale', 'useFallbackLocale']);
  expect(argumentsOf(SCHEMA, 'Page', 'one')).toEqual([...link, 'where']);
  expect(argumentsOf(SCHEMA, 'Page', 'several')).toEqual(link);
  expect(argumentsOf(SCHEMA, 'Page', 'any')).toEqual(link);
  expect(argumentsOf(SCHEMA, 'Page', 'galleryCollection')).toEqual(page);
  expect(argumentsOf(SCHEMA, 'Page', 'oneListCollection')).toEqual([...page, 'order', 'where'].toSorted());
  expect(argumentsOf(SCHEMA, 'Page', 'severalListCollection')).toEqual([...page, 'where']);
  expect(argumentsOf(SCHEMA, 'Page', 'anyListCollection')).toEqual(page);
  expect(argumentsOf(SCHEMA, 'Page', 'linkedFrom')).toEqual(['allowedLocales']);
});

test('the filter has the operators of each kind of field', () => {
  const keys = Object.keys(fieldsOf(SCHEMA, 'PageFilter'));
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
  expect(suffixes('several')).toEqual(['_exists']);
  expect(fieldsOf(SCHEMA, 'PageFilter')).toMatchObject({
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

test('a filter of several types has only what they share, a nested filter nests no further', () => {
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
  expect(Object.keys(fieldsOf(SCHEMA, 'cfseveralListMultiTypeNestedFilter')).toSorted()).toEqual(shared);
  expect(Object.keys(fieldsOf(SCHEMA, 'PageSeveralListFilter')).toSorted()).toEqual(shared);
  const chain = schemaOf(contentType('a', entryLink('b', 'b')), contentType('b', entryLink('a', 'a')));
  expect(fieldsOf(chain, 'AFilter')).toHaveProperty('b', 'cfBNestedFilter');
  expect(fieldsOf(chain, 'cfBNestedFilter')).not.toHaveProperty('a');
  expect(fieldsOf(chain, 'cfBNestedFilter')).toHaveProperty('a_exists');
});

test('only symbols, numbers, dates and booleans can be ordered by, besides sys', () => {
  const type = SCHEMA.getType('PageOrder');
  const names = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  const ascending = names.filter((name) => name.endsWith('_ASC')).map((name) => name.slice(0, -4));
  const sys = ['sys_id', 'sys_publishedAt', 'sys_firstPublishedAt', 'sys_publishedVersion'];
  expect(ascending).toEqual(['title', 'count', 'price', 'day', 'open', 'old', ...sys]);
  expect(names).toHaveLength(ascending.length * 2);
});

test('linking collections name the types with a validated link, with orders except for assets', () => {
  expect(Object.keys(fieldsOf(SCHEMA, 'TagLinkingCollections'))).toEqual([
    'entryCollection',
    'pageCollection',
  ]);
  expect(Object.keys(fieldsOf(SCHEMA, 'PageLinkingCollections'))).toEqual(['entryCollection']);
  expect(Object.keys(fieldsOf(SCHEMA, 'AssetLinkingCollections'))).toEqual([
    'entryCollection',
    'pageCollection',
  ]);
  expect(argumentsOf(SCHEMA, 'TagLinkingCollections', 'pageCollection')).toContain('order');
  expect(argumentsOf(SCHEMA, 'TagLinkingCollections', 'pageCollection')).not.toContain('where');
  expect(argumentsOf(SCHEMA, 'AssetLinkingCollections', 'pageCollection')).not.toContain('order');
});

test('the root has a field and a collection for each type, and those of every space', () => {
  expect(Object.keys(fieldsOf(SCHEMA, 'Query')).toSorted()).toEqual(
    ['_node', '_nodes', 'asset', 'assetCollection', 'entryCollection']
      .concat(['page', 'pageCollection', 'person', 'personCollection', 'tag', 'tagCollection'])
      .toSorted(),
  );
  const location = schemaOf(contentType('location', field('name', 'Symbol')));
  expect(fieldsOf(location, 'Query')).toHaveProperty('contentTypeLocationCollection');
});

test('sys has what the delivery API tells and no more', () => {
  const sys = SCHEMA.getType('Sys');
  expect(Object.keys(isObjectType(sys) ? sys.getFields() : {})).toEqual([
    'id',
    'spaceId',
    'environmentId',
    'publishedAt',
    'firstPublishedAt',
    'publishedVersion',
    'locale',
  ]);
});

test('a rich text field has its document and its links', () => {
  expect(fieldsOf(SCHEMA, 'PageBody')).toEqual({ json: 'JSON!', links: 'PageBodyLinks!' });
  expect(fieldsOf(SCHEMA, 'PageBodyEntries')).toEqual({
    inline: '[Entry]!',
    hyperlink: '[Entry]!',
    block: '[Entry]!',
  });
  expect(fieldsOf(SCHEMA, 'PageBodyAssets')).toEqual({ hyperlink: '[Asset]!', block: '[Asset]!' });
  expect(fieldsOf(SCHEMA, 'PageBodyResources')).toHaveProperty('block', '[PageBodyResourcesBlock!]!');
});

test('two fields of one name with other targets each have their own filter', () => {
  const schema = schemaOf(
    TAG,
    PERSON,
    contentType('a', entryLinks('parts', 'tag', 'person')),
    contentType('b', entryLinks('parts', 'tag', 'a')),
    contentType('c', entryLinks('parts', 'person', 'tag')),
  );
  expect(fieldsOf(schema, 'AFilter')).toHaveProperty('parts', 'cfpartsMultiTypeNestedFilter');
  expect(fieldsOf(schema, 'BFilter')).toHaveProperty('parts', 'cfBPartsMultiTypeNestedFilter');
  expect(fieldsOf(schema, 'CFilter')).toHaveProperty('parts', 'cfpartsMultiTypeNestedFilter');
});

test.each([
  ['COLLIDING_TYPE_NAMES', [contentType('my-page'), contentType('myPage')]],
  ['COLLIDING_TYPE_NAMES', [contentType('page'), contentType('pageCollection')]],
  ['COLLIDING_FIELD_NAMES', [contentType('page', field('my_field', 'Symbol'), field('myField', 'Symbol'))]],
  ['COLLIDING_FIELD_NAMES', [contentType('page', field('tagsCollection', 'Symbol'), entryLinks('tags'))]],
  ['RESERVED_FIELD_NAME', [contentType('page', field('sys', 'Symbol'))]],
] as const)('%s stands in place of a schema', (code, types) => {
  expect(buildSchema(types)).toMatchObject({ ok: false, problem: { code } });
});

test('an asset is no entry', () => {
  const asset = SCHEMA.getType('Asset');
  expect(asset === undefined ? '' : printType(asset)).toMatch(/^type Asset \{/);
  expect(fieldsOf(SCHEMA, 'Asset')).not.toHaveProperty('_id');
});
