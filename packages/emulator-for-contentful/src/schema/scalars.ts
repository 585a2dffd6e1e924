import { GraphQLError, GraphQLScalarType } from 'graphql';
import { colourPattern, maxSide } from '../images/image-options.ts';
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
  parseValue: (value) => {
    if (typeof value === 'string' && parseDateText(value) !== undefined) return value;
    throw new GraphQLError('DateTime must be a date such as "2026-12-06" or "2026-12-06T10:30:00.000Z"');
  },
});

export const Json = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });

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

export const Dimension = wholeNumber('Dimension', 'A width or height in pixels', maxSide);
export const Quality = wholeNumber('Quality', 'The quality of an image in per cent', 100);

export const HexColor = new GraphQLScalarType<string, string>({
  name: 'HexColor',
  description: 'A colour in the form rgb:ffffff.',
  parseValue: (value) => {
    if (typeof value === 'string' && colourPattern.test(value)) return value;
    throw new GraphQLError('HexColor must have the form "rgb:ffffff"');
  },
});

/** The type of a link whose validation names no existing content type; its value is always null. */
export const Never = new GraphQLScalarType({
  name: 'Never',
  description: 'The type of a link for which the model allows only content types that do not exist.',
  serialize: () => null,
});
