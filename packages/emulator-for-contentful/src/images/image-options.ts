/** The options of the Images API in a URL (RULES.md §4). */
export interface ImageOptions {
  readonly width?: number;
  readonly height?: number;
  /** Without it the picture fits inside width and height. */
  readonly fit?: Fit;
  readonly focus?: Focus;
  /** The radius of rounded corners in pixels; `max` makes an ellipse. */
  readonly radius?: number | 'max';
  readonly quality?: number;
  readonly format?: Format;
  readonly flag?: Flag;
  /** `#rrggbb`. */
  readonly background?: string;
}

const fits = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
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

type Fit = (typeof fits)[number];
export type Focus = keyof typeof positions;
export type Format = keyof typeof contentTypes;
type Flag = (typeof flags)[number];

/** The options of a URL, or a sentence about the first fault. */
type ImageOptionsResult =
  | { readonly ok: true; readonly options: ImageOptions }
  | { readonly ok: false; readonly message: string };

const focuses = Object.keys(positions) as Focus[];
const formats = Object.keys(contentTypes) as Format[];

/** The maximum number of pixels of a side. */
const maxSide = 4000;

/** Reads the parameters of the Images API (RULES.md §4). Other parameters are ignored. */
export function readImageOptions(parameters: URLSearchParams): ImageOptionsResult {
  const faults: string[] = [];
  /** Reads one parameter; undefined when it is missing or invalid. */
  const read = <T>(name: string, parse: (given: string) => T | undefined, rule: string): T | undefined => {
    const given = parameters.get(name);
    const value = given ? parse(given) : undefined;
    if (given && value === undefined) faults.push(`The parameter ${name} must ${rule}.`);
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
  const colour = (given: string) => /^rgb:([0-9a-f]{6})$/i.exec(given)?.[1]?.toLowerCase();
  const background = read('bg', colour, 'have the form rgb:ffffff');
  const format = oneOf('fm', formats);
  const flag = oneOf('fl', flags);
  const needed = flag === 'png8' ? 'png' : 'jpg';
  if (flag !== undefined && format !== needed)
    faults.push(`The parameter fl=${flag} goes with fm=${needed} only.`);
  const options: { readonly [Name in keyof ImageOptions]: ImageOptions[Name] | undefined } = {
    width: whole('w', maxSide),
    height: whole('h', maxSide),
    fit: oneOf('fit', fits),
    focus: oneOf('f', focuses),
    radius: parameters.get('r') === 'max' ? 'max' : whole('r', maxSide),
    quality: whole('q', 100),
    format,
    flag,
    background: background && `#${background}`,
  };
  const [message] = faults;
  if (message !== undefined) return { ok: false, message };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ok: true, options: Object.fromEntries(given) };
}

/** Whether a URL requests anything but the original picture. */
export function requestsTransformation(options: ImageOptions): boolean {
  return Object.keys(options).length > 0;
}

/** A cache key, which is the same for the same options in any order. */
export function optionsKey(options: ImageOptions): string {
  return JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The media types that can be transformed; others, SVG among them, are served unchanged. */
export function isTransformable(contentType: string): boolean {
  return formats.some((format) => contentTypes[format] === contentType);
}

/** The media type of the transformed picture. */
export function pictureType(contentType: string, options: ImageOptions): string {
  return contentTypes[options.format ?? formatOf(contentType)];
}

/** The format of a media type that can be transformed. */
export function formatOf(contentType: string): Format {
  const found = formats.find((format) => contentTypes[format] === contentType);
  if (found === undefined)
    throw new Error(`${contentType} is not the media type of a picture that can be transformed`);
  return found;
}

/** The bytes cannot be transformed; the message is for the client. */
export class ImageFault extends Error {
  override readonly name = 'ImageFault';
}
