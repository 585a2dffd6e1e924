import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import { dateTimeText, parseDateText } from '../model/date-text.ts';

/** The custom scalars of the API (RULES.md §1.3 to §1.5). */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A date and time in ISO 8601 form, for example 2026-12-06T10:30:00.000Z.',
  serialize: (value) => {
    const date = typeof value === 'string' ? parseDateText(value) : undefined;
    if (date === undefined)
      throw new GraphQLError(`DateTime cannot represent the stored value ${String(value)}`);
    return dateTimeText(date);
  },
  parseValue: parseDateInput,
  parseLiteral: (node) => parseDateInput(node.kind === Kind.STRING ? node.value : undefined),
});

function parseDateInput(value: unknown): string {
  if (typeof value === 'string' && parseDateText(value) !== undefined) return value;
  throw new GraphQLError('DateTime must be a date such as "2026-12-06" or "2026-12-06T10:30:00.000Z"');
}

export const Json = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

/** A whole number between two bounds, both allowed. */
function wholeNumber(
  name: string,
  description: string,
  min: number,
  max: number,
): GraphQLScalarType<number, number> {
  const parse = (value: unknown): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw new GraphQLError(`${name} must be a whole number from ${min} to ${max}`);
  };
  return new GraphQLScalarType<number, number>({
    name,
    description,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.INT ? Number(node.value) : undefined),
  });
}

export const Dimension = wholeNumber('Dimension', 'A width or height in pixels, 1 to 4000.', 1, 4000);
export const Quality = wholeNumber('Quality', 'The quality of an image in per cent, 1 to 100.', 1, 100);

export const HexColor = new GraphQLScalarType<string, string>({
  name: 'HexColor',
  description: 'A colour in the form rgb:ffffff.',
  parseValue: parseColour,
  parseLiteral: (node) => parseColour(node.kind === Kind.STRING ? node.value : undefined),
});

function parseColour(value: unknown): string {
  if (typeof value === 'string' && /^rgb:[0-9a-f]{6}$/i.test(value)) return value;
  throw new GraphQLError('HexColor must have the form "rgb:ffffff"');
}

/** An input object with the given numbers and no other member. */
function numbersScalar<Key extends string>(name: string, description: string, keys: readonly Key[]) {
  const parse = (value: unknown): Record<Key, number> => {
    const given = typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map();
    if (given.size === keys.length && keys.every((key) => Number.isFinite(given.get(key)))) {
      return value as Record<Key, number>;
    }
    throw new GraphQLError(`${name} must be an object with the numbers ${keys.join(', ')}`);
  };
  return new GraphQLScalarType<Record<Key, number>, Record<Key, number>>({
    name,
    description,
    parseValue: parse,
    parseLiteral: (node: ValueNode, variables) => parse(valueFromASTUntyped(node, variables)),
  });
}

export const Circle = numbersScalar('Circle', 'A point and a radius in kilometres around it.', [
  'lat',
  'lon',
  'radius',
]);

export const Rectangle = numbersScalar('Rectangle', 'The top left and bottom right corners of an area.', [
  'topLeftLat',
  'topLeftLon',
  'bottomRightLat',
  'bottomRightLon',
]);

/** The type of a link whose model allows no type that exists: it never has a value. */
export const Never = new GraphQLScalarType({
  name: 'Never',
  description: 'Stands where the model names only content types that do not exist.',
  serialize: () => null,
});
