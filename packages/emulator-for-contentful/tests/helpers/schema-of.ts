import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';
import { contentType, entryLink, entryLinks, field } from '#tests/helpers/space-of.ts';
import type { ContentType } from '../../src/model/content-type.ts';
import { buildSchema } from '../../src/schema/build-schema.ts';

/** Schemas for tests, and short views of what is in them. */

/** The schema of the content types; a model without one fails the test. */
export function schemaOf(...types: ContentType[]): GraphQLSchema {
  const built = buildSchema(types);
  if (!built.ok) throw new Error(built.problem.message);
  return built.schema;
}

/** The fields of a type as "name: Type". */
export function fieldsOf(schema: GraphQLSchema, name: string): Readonly<Record<string, string>> {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`There is no ${name} with fields`);
  return Object.fromEntries(Object.values(type.getFields()).map((one) => [one.name, String(one.type)]));
}

/** The names of a field's arguments in alphabetical order. */
export function argumentsOf(schema: GraphQLSchema, name: string, fieldName: string): readonly string[] {
  const type = schema.getType(name);
  const args = isObjectType(type) ? type.getFields()[fieldName]?.args : undefined;
  return (args ?? []).map((one) => one.name).toSorted();
}

/** A model with every kind of field. */
export const tag = contentType('tag', field('name', 'Symbol'), field('about', 'Text'));
export const person = contentType('person', field('name', 'Symbol'), field('age', 'Integer'));
export const page = contentType(
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
export const exampleSchema = schemaOf(page, tag, person);
