import {
  DirectiveLocation,
  GraphQLDeprecatedDirective,
  GraphQLDirective,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLScalarType,
  GraphQLSkipDirective,
  GraphQLSpecifiedByDirective,
} from 'graphql';
import { colourPattern, maxSide } from '../images/image-options.ts';
import { dateTimeText, parseDateText } from '../model/date-text.ts';
import { isRecord } from '../text/json.ts';

const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A date and time in ISO 8601 form, for example 2026-12-06T10:30:00.000Z.',
  serialize: (value) => {
    const date = typeof value === 'string' ? parseDateText(value) : undefined;
    if (date === undefined)
      throw new GraphQLError(`DateTime cannot represent the stored value ${String(value)}`);
    return dateTimeText(date);
  },
  parseValue: (value) => {
    if (typeof value === 'string' && parseDateText(value) !== undefined) return value;
    throw new GraphQLError('DateTime must be a date such as "2026-12-06" or "2026-12-06T10:30:00.000Z"');
  },
});

function wholeNumber(name: string, what: string, max: number): GraphQLScalarType<number, number> {
  return new GraphQLScalarType<number, number>({
    name,
    description: `${what}, 1 to ${max}.`,
    parseValue: (value) => {
      if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max) return Number(value);
      throw new GraphQLError(`${name} must be a whole number from 1 to ${max}`);
    },
  });
}

const HexColor = new GraphQLScalarType<string, string>({
  name: 'HexColor',
  description: 'A colour in the form rgb:ffffff.',
  parseValue: (value) => {
    if (typeof value === 'string' && colourPattern.test(value)) return value;
    throw new GraphQLError('HexColor must have the form "rgb:ffffff"');
  },
});

function numbersScalar(name: string, description: string, keys: readonly string[]) {
  return new GraphQLScalarType({
    name,
    description,
    parseValue: (value) => {
      const isWhole = isRecord(value) && Object.keys(value).length === keys.length;
      if (isWhole && keys.every((key) => Number.isFinite(value[key]))) return value;
      throw new GraphQLError(`${name} must be an object with the numbers ${keys.join(', ')}`);
    },
  });
}

/** The type of a link whose validation names no existing content type; its value is always null. */
const Never = new GraphQLScalarType({
  name: 'Never',
  description: 'The type of a link for which the model allows only content types that do not exist.',
  serialize: () => null,
});

const circle = 'A point and a radius in kilometres around it.';
const rectangle = 'The top left and bottom right corners of an area.';
const corners = ['topLeftLat', 'topLeftLon', 'bottomRightLat', 'bottomRightLon'];

/** The custom scalars of the API (RULES.md §1.3 to §1.5). */
export const scalars: readonly GraphQLScalarType[] = [
  DateTime,
  new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' }),
  wholeNumber('Dimension', 'A width or height in pixels', maxSide),
  wholeNumber('Quality', 'The quality of an image in per cent', 100),
  HexColor,
  numbersScalar('Circle', circle, ['lat', 'lon', 'radius']),
  numbersScalar('Rectangle', rectangle, corners),
  Never,
];

const { ARGUMENT_DEFINITION, ENUM_VALUE, FIELD_DEFINITION, INPUT_FIELD_DEFINITION } = DirectiveLocation;

/**
 * GraphQL's own directives that Contentful has, at its locations: programs with an older graphql-js cannot read the further ones of a
 * newer graphql-js.
 */
export const directives: readonly GraphQLDirective[] = [
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  GraphQLSpecifiedByDirective,
  new GraphQLDirective({
    ...GraphQLDeprecatedDirective.toConfig(),
    locations: [FIELD_DEFINITION, ARGUMENT_DEFINITION, INPUT_FIELD_DEFINITION, ENUM_VALUE],
  }),
];
