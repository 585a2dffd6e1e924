import { defined } from '../text/json.ts';

/** The maximum number of pixels of a picture; more would take gigabytes of memory. */
export const maxPixels = 100_000_000;

/** The options of the Images API in a URL (RULES.md §4). */
export interface ImageOptions {
  readonly width?: number;
  readonly height?: number;
  /** Without it the picture fits inside width and height. */
  readonly fit?: (typeof fits)[number];
  readonly focus?: Focus;
  /** The radius of rounded corners in pixels; `max` makes an ellipse. */
  readonly radius?: number | 'max';
  readonly quality?: number;
  readonly format?: Format;
  readonly flag?: (typeof flags)[number];
  /** `#rrggbb`. */
  readonly background?: string;
}

export const fits = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
/** sharp cannot detect faces; its `attention` strategy crops to the most salient part of the picture instead. */
export const positions = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
  face: 'attention',
  faces: 'attention',
} as const;
const contentTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
} as const;
const flags = ['progressive', 'png8'] as const;

export type Focus = keyof typeof positions;
export type Format = keyof typeof contentTypes;

export const focuses = Object.keys(positions) as Focus[];
const formats = Object.keys(contentTypes) as Format[];

export const maxSide = 4000;
export const colourPattern = /^rgb:([0-9a-f]{6})$/i;

/** A picture cannot be transformed, or not in the way that is asked for; the message is for the client. */
export class ImageFault extends Error {
  override readonly name = 'ImageFault';
}

/**
 * Reads the parameters of the Images API (RULES.md §4). Other parameters are ignored.
 * @returns the options that are given, always in the same order
 * @throws ImageFault for the first invalid one
 */
export function readImageOptions(parameters: URLSearchParams): ImageOptions {
  const read = <T>(name: string, parse: (given: string) => T | undefined, rule: string): T | undefined => {
    const given = parameters.get(name);
    const value = given ? parse(given) : undefined;
    if (given && value === undefined) throw new ImageFault(`The parameter ${name} must ${rule}.`);
    return value;
  };
  const whole = (name: string, max: number) =>
    read(
      name,
      (given) => (/^\d{1,5}$/.test(given) && +given >= 1 && +given <= max ? +given : undefined),
      `be a whole number from 1 to ${max}`,
    );
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    read(name, (given) => values.find((one) => one === given), `be one of ${values.join(', ')}`);
  const hex = (given: string) => colourPattern.exec(given)?.[1]?.toLowerCase();
  const colour = read('bg', hex, 'have the form rgb:ffffff');
  const options = {
    width: whole('w', maxSide),
    height: whole('h', maxSide),
    fit: oneOf('fit', fits),
    focus: oneOf('f', focuses),
    radius: parameters.get('r') === 'max' ? ('max' as const) : whole('r', maxSide),
    quality: whole('q', 100),
    format: oneOf('fm', formats),
    flag: oneOf('fl', flags),
    background: colour && `#${colour}`,
  };
  const needed = options.flag === 'png8' ? 'png' : 'jpg';
  if (options.flag !== undefined && options.format !== needed)
    throw new ImageFault(`The parameter fl=${options.flag} goes with fm=${needed} only.`);
  return defined(options);
}

/** The format of a transformed picture; undefined for media types that are served unchanged, SVG among them. */
export function formatOf(contentType: string, { format }: ImageOptions = {}): Format | undefined {
  return format ?? formats.find((one) => contentTypes[one] === contentType);
}

export function pictureType(contentType: string, options: ImageOptions): string {
  const format = formatOf(contentType, options);
  return format === undefined ? contentType : contentTypes[format];
}
