import { GraphQLEnumType, type GraphQLEnumValueConfigMap, GraphQLInputObjectType, GraphQLInt } from 'graphql';
import { Dimension, HexColor, Quality } from './scalars.ts';

/** Creates enum values from their names and the parameter values of the Images API. */
function enumValues(values: Readonly<Record<string, string>>): GraphQLEnumValueConfigMap {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

const lowerCased = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [name, name.toLowerCase()]));

const ImageResizeStrategy = new GraphQLEnumType({
  name: 'ImageResizeStrategy',
  values: enumValues({ ...lowerCased('PAD FILL SCALE CROP THUMB'), FIT: '' }),
});

const ImageResizeFocus = new GraphQLEnumType({
  name: 'ImageResizeFocus',
  values: enumValues(
    lowerCased('CENTER TOP RIGHT LEFT BOTTOM TOP_RIGHT TOP_LEFT BOTTOM_RIGHT BOTTOM_LEFT FACE FACES'),
  ),
});

const ImageFormat = new GraphQLEnumType({
  name: 'ImageFormat',
  values: enumValues({
    ...lowerCased('JPG PNG WEBP AVIF'),
    JPG_PROGRESSIVE: 'jpg&fl=progressive',
    PNG8: 'png&fl=png8',
  }),
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
