import { GraphQLEnumType, GraphQLInputObjectType, GraphQLInt } from 'graphql';
import { fits, focuses } from '../images/image-options.ts';
import { mapValues } from '../text/json.ts';
import { Dimension, HexColor, Quality } from './scalars.ts';

/** An enum whose values are parameters of the Images API, named by them in upper case, and others. */
function enumType(
  name: string,
  values: readonly string[],
  others: Readonly<Record<string, string>> = {},
): GraphQLEnumType {
  const all = { ...Object.fromEntries(values.map((value) => [value.toUpperCase(), value])), ...others };
  return new GraphQLEnumType({ name, values: mapValues(all, (value) => ({ value })) });
}

const ImageResizeStrategy = enumType('ImageResizeStrategy', fits, { FIT: '' });
const ImageResizeFocus = enumType('ImageResizeFocus', focuses);
const ImageFormat = enumType('ImageFormat', ['jpg', 'png', 'webp', 'avif'], {
  JPG_PROGRESSIVE: 'jpg&fl=progressive',
  PNG8: 'png&fl=png8',
});

/** The arguments of an asset's `url` that request another size or format (RULES.md §1.4). */
export const ImageTransformOptions = new GraphQLInputObjectType({
  name: 'ImageTransformOptions',
  fields: {
    width: { type: Dimension },
    height: { type: Dimension },
    quality: { type: Quality },
    cornerRadius: { type: GraphQLInt, description: 'In pixels; -1 makes a circle or an ellipse.' },
    resizeStrategy: { type: ImageResizeStrategy },
    resizeFocus: { type: ImageResizeFocus },
    backgroundColor: { type: HexColor },
    format: { type: ImageFormat },
  },
});

const parameters = {
  width: 'w',
  height: 'h',
  quality: 'q',
  cornerRadius: 'r',
  resizeStrategy: 'fit',
  resizeFocus: 'f',
  backgroundColor: 'bg',
  format: 'fm',
};

/** Appends the parameters of the Images API to a URL. FIT is the default and adds nothing. */
export function transformedUrl(
  url: string,
  options: Readonly<Record<string, unknown>> | null | undefined,
): string {
  const parts = Object.entries(parameters).flatMap(([option, parameter]) => {
    const value = options?.[option];
    if (value === null || value === undefined || value === '') return [];
    return [`${parameter}=${option === 'cornerRadius' && Number(value) < 0 ? 'max' : String(value)}`];
  });
  return parts.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
