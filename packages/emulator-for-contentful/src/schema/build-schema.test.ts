import { isObjectType, isUnionType, parse, printType, validate } from 'graphql';
import { expect, test } from 'vitest';
import { argumentsOf, exampleSchema, fieldsOf, schemaOf } from '#tests/helpers/schema-of.ts';
import { contentType, field } from '#tests/helpers/space-of.ts';

test('every kind of field has the type that Contentful gives it, and none is required', () => {
  expect(fieldsOf(exampleSchema, 'Page')).toEqual({
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
    galleryCursorCollection: 'AssetCursorCollection',
    one: 'Tag',
    several: 'PageSeveral',
    severalOneLeft: 'PageSeveralOneLeft',
    any: 'Entry',
    none: 'Never',
    oneListCollection: 'PageOneListCollection',
    oneListCursorCollection: 'PageOneListCursorCollection',
    severalListCollection: 'PageSeveralListCollection',
    severalListCursorCollection: 'PageSeveralListCursorCollection',
    anyListCollection: 'PageAnyListCollection',
    anyListCursorCollection: 'PageAnyListCursorCollection',
    old: 'String',
  });
});

test('a link to several types is a union of the existing ones, even if there is only one', () => {
  const members = (name: string) => {
    const type = exampleSchema.getType(name);
    return isUnionType(type) ? type.getTypes().map(String) : undefined;
  };
  expect(members('PageSeveral')).toEqual(['Tag', 'Person']);
  expect(members('PageSeveralOneLeft')).toEqual(['Tag']);
  expect(members('PageSeveralListItem')).toEqual(['Tag', 'Person']);
});

test('collections count, and their items may be null', () => {
  const counts = { total: 'Int!', skip: 'Int!', limit: 'Int!' };
  expect(fieldsOf(exampleSchema, 'PageCollection')).toEqual({ ...counts, items: '[Page]!' });
  expect(fieldsOf(exampleSchema, 'PageOneListCollection')).toEqual({ ...counts, items: '[Tag]!' });
  expect(fieldsOf(exampleSchema, 'PageAnyListCollection')).toEqual({ ...counts, items: '[Entry]!' });
});

test('every list has a second collection that is paged by cursors', () => {
  const page = { limit: 'Int!', pages: 'CursorPages!' };
  expect(fieldsOf(exampleSchema, 'PageCursorCollection')).toEqual({ ...page, items: '[Page]!' });
  expect(fieldsOf(exampleSchema, 'AssetCursorCollection')).toEqual({ ...page, items: '[Asset]!' });
  expect(fieldsOf(exampleSchema, 'PageOneListCursorCollection')).toEqual({ ...page, items: '[Tag]!' });
  expect(fieldsOf(exampleSchema, 'CursorPages')).toEqual({ next: 'String', prev: 'String' });
  const args = ['limit', 'locale', 'pageNext', 'pagePrev', 'preview', 'useFallbackLocale'];
  const typed = (type: string, name: string) => {
    const found = exampleSchema.getType(type);
    const field = isObjectType(found) ? found.getFields()[name] : undefined;
    return Object.fromEntries((field?.args ?? []).map((one) => [one.name, String(one.type)]));
  };
  expect(argumentsOf(exampleSchema, 'Page', 'galleryCursorCollection')).toEqual(args);
  expect(argumentsOf(exampleSchema, 'AssetLinkingCollections', 'pageCursorCollection')).toEqual(args);
  expect(typed('Query', 'pageCursorCollection')).toMatchObject({ where: 'PageFilter', order: '[PageOrder]' });
  expect(typed('Page', 'oneListCursorCollection')).toMatchObject({
    where: 'TagFilter',
    order: '[PageOneListCursorCollectionOrder]',
  });
  expect(typed('Page', 'severalListCursorCollection')).toMatchObject({ where: 'PageSeveralListFilter' });
  expect(typed('TagLinkingCollections', 'pageCursorCollection')).toMatchObject({
    order: '[TagLinkingCollectionsPageCursorCollectionOrder]',
  });
});

test('links to one type have a filter, and lists to several types have one without an order', () => {
  const link = ['locale', 'preview', 'useFallbackLocale'];
  const page = ['limit', ...link, 'skip'].toSorted();
  expect(argumentsOf(exampleSchema, 'Page', 'title')).toEqual(['locale', 'useFallbackLocale']);
  expect(argumentsOf(exampleSchema, 'Page', 'one')).toEqual([...link, 'where']);
  expect(argumentsOf(exampleSchema, 'Page', 'severalOneLeft')).toEqual(link);
  expect(argumentsOf(exampleSchema, 'Page', 'any')).toEqual(link);
  expect(argumentsOf(exampleSchema, 'Page', 'galleryCollection')).toEqual(page);
  expect(argumentsOf(exampleSchema, 'Page', 'oneListCollection')).toEqual(
    [...page, 'order', 'where'].toSorted(),
  );
  expect(argumentsOf(exampleSchema, 'Page', 'severalListCollection')).toEqual([...page, 'where']);
  expect(argumentsOf(exampleSchema, 'Page', 'anyListCollection')).toEqual(page);
  expect(argumentsOf(exampleSchema, 'Page', 'linkedFrom')).toEqual(['allowedLocales']);
});

test('linking collections name the types with a validated link, with orders except for assets', () => {
  const any = ['entryCollection', 'entryCursorCollection'];
  const ofPages = [...any, 'pageCollection', 'pageCursorCollection'];
  expect(Object.keys(fieldsOf(exampleSchema, 'TagLinkingCollections'))).toEqual(ofPages);
  expect(Object.keys(fieldsOf(exampleSchema, 'PageLinkingCollections'))).toEqual(any);
  expect(Object.keys(fieldsOf(exampleSchema, 'AssetLinkingCollections'))).toEqual(ofPages);
  expect(argumentsOf(exampleSchema, 'TagLinkingCollections', 'pageCollection')).toContain('order');
  expect(argumentsOf(exampleSchema, 'TagLinkingCollections', 'pageCollection')).not.toContain('where');
  expect(argumentsOf(exampleSchema, 'AssetLinkingCollections', 'pageCollection')).not.toContain('order');
});

test('the root has a field and a collection for each type, and those of every space', () => {
  expect(Object.keys(fieldsOf(exampleSchema, 'Query')).toSorted()).toEqual(
    ['_node', '_nodes', 'asset', 'page', 'person', 'tag']
      .concat(['asset', 'entry', 'page', 'person', 'tag'].map((name) => `${name}Collection`))
      .concat(['asset', 'entry', 'page', 'person', 'tag'].map((name) => `${name}CursorCollection`))
      .toSorted(),
  );
  const location = schemaOf(contentType('location', field('name', 'Symbol')));
  expect(fieldsOf(location, 'Query')).toHaveProperty('contentTypeLocationCollection');
});

test('sys has the properties of the delivery API and no more', () => {
  const sys = exampleSchema.getType('Sys');
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
  expect(fieldsOf(exampleSchema, 'PageBody')).toEqual({ json: 'JSON!', links: 'PageBodyLinks!' });
  expect(fieldsOf(exampleSchema, 'PageBodyEntries')).toEqual({
    inline: '[Entry]!',
    hyperlink: '[Entry]!',
    block: '[Entry]!',
  });
  expect(fieldsOf(exampleSchema, 'PageBodyAssets')).toEqual({ hyperlink: '[Asset]!', block: '[Asset]!' });
  expect(fieldsOf(exampleSchema, 'PageBodyResources')).toHaveProperty('block', '[PageBodyResourcesBlock!]!');
});

test('an asset does not implement Entry', () => {
  const asset = exampleSchema.getType('Asset');
  expect(asset === undefined ? '' : printType(asset)).toMatch(/^type Asset \{/);
  expect(fieldsOf(exampleSchema, 'Asset')).not.toHaveProperty('_id');
});

test('introspection has the directives of Contentful, and no location that an older graphql-js cannot parse', () => {
  const declared = exampleSchema.getDirectives().map(({ name, args, locations }) => {
    const listed = args.map((one) => `${one.name}: ${one.type}`).join(', ');
    return `@${name}${listed && `(${listed})`} on ${locations.toSorted().join(' | ')}`;
  });
  expect(declared.toSorted()).toEqual([
    '@contentSourceMaps on QUERY',
    '@contentfulSchemaMetadata on FIELD_DEFINITION | OBJECT',
    '@delegatedResourceLink(contentTypeId: String, field: JSON) on FIELD_DEFINITION | OBJECT',
    '@deprecated(reason: String) on ARGUMENT_DEFINITION | ENUM_VALUE | FIELD_DEFINITION | INPUT_FIELD_DEFINITION',
    '@enumMapper(value: JSON) on ENUM_VALUE',
    '@featureFlag(featureName: String) on FIELD',
    '@fieldResolver(data: JSON, kind: String) on FIELD_DEFINITION',
    '@include(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT',
    '@skip(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT',
    '@specifiedBy(url: String!) on SCALAR',
    '@timeline(where: TimelineFilterInput!) on QUERY',
    '@typeIdentifier(contentTypeId: String) on OBJECT',
  ]);
  expect(
    validate(exampleSchema, parse('{ pageCollection { total @featureFlag(featureName: "x") } }')),
  ).toEqual([]);
});

test('a model of one content type has the types of every space and its own, and no more', () => {
  const schema = schemaOf(contentType('note', field('title', 'Symbol')));
  const names = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__'));
  expect(names.toSorted()).toEqual([
    'Asset',
    'AssetCollection',
    'AssetCursorCollection',
    'AssetFilter',
    'AssetLinkingCollections',
    'AssetOrder',
    'Boolean',
    'ContentfulMetadata',
    'ContentfulMetadataConceptsDescendantsFilter',
    'ContentfulMetadataConceptsFilter',
    'ContentfulMetadataFilter',
    'ContentfulMetadataTagsFilter',
    'ContentfulTag',
    'CursorPages',
    'DateTime',
    'Dimension',
    'Entry',
    'EntryCollection',
    'EntryCursorCollection',
    'EntryFilter',
    'EntryOrder',
    'Float',
    'HexColor',
    'ID',
    'ImageFormat',
    'ImageResizeFocus',
    'ImageResizeStrategy',
    'ImageTransformOptions',
    'Int',
    'JSON',
    'Note',
    'NoteCollection',
    'NoteCursorCollection',
    'NoteFilter',
    'NoteLinkingCollections',
    'NoteOrder',
    'Quality',
    'Query',
    'String',
    'Sys',
    'SysFilter',
    'TaxonomyConcept',
    'TimelineFilterInput',
    '_Node',
  ]);
});
