/** What an address asks of an image (RULES.md §4). Absent members leave the picture as it is. */
export type ImageOptions = {
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
};

const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
const FOCUSES = [
  'center',
  'top',
  'right',
  'left',
  'bottom',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
] as const;
const FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const;
const FLAGS = ['progressive', 'png8'] as const;

export type Fit = (typeof FITS)[number];
export type Focus = (typeof FOCUSES)[number];
export type Format = (typeof FORMATS)[number];
export type Flag = (typeof FLAGS)[number];

/** The options of an address, or a sentence that says what is wrong with them. */
export type ImageOptionsResult =
  | { readonly ok: true; readonly options: ImageOptions }
  | { readonly ok: false; readonly message: string };

/** An image is never asked to have more pixels a side. */
const MAX_SIDE = 4000;

class WrongParameter extends Error {}

/** Reads the parameters of the Images API (RULES.md §4). Parameters of other names are passed over. */
export function readImageOptions(parameters: URLSearchParams): ImageOptionsResult {
  try {
    return { ok: true, options: readOptions((name) => parameters.get(name) || undefined) };
  } catch (error) {
    if (error instanceof WrongParameter) return { ok: false, message: error.message };
    throw error;
  }
}

function readOptions(text: (name: string) => string | undefined): ImageOptions {
  const whole = (name: string, most: number): number | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const value = Number(given);
    if (/^\d{1,5}$/.test(given) && value >= 1 && value <= most) return value;
    throw new WrongParameter(`The parameter ${name} must be a whole number from 1 to ${most}.`);
  };
  const word = <Word extends string>(name: string, words: readonly Word[]): Word | undefined => {
    const given = text(name);
    const known = words.find((one) => one === given);
    if (known !== undefined || given === undefined) return known;
    throw new WrongParameter(`The parameter ${name} must be one of ${words.join(', ')}.`);
  };
  const format = word('fm', FORMATS);
  const flag = word('fl', FLAGS);
  const needed = flag === 'png8' ? 'png' : 'jpg';
  if (flag !== undefined && format !== needed) {
    throw new WrongParameter(`The parameter fl=${flag} goes with fm=${needed} only.`);
  }
  return dropAbsent({
    width: whole('w', MAX_SIDE),
    height: whole('h', MAX_SIDE),
    fit: word('fit', FITS),
    focus: word('f', FOCUSES),
    radius: text('r') === 'max' ? ('max' as const) : whole('r', MAX_SIDE),
    quality: whole('q', 100),
    format,
    flag,
    background: readColour(text('bg')),
  });
}

function readColour(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const digits = /^rgb:([0-9a-f]{6})$/i.exec(given)?.[1];
  if (digits === undefined) throw new WrongParameter('The parameter bg must have the form rgb:ffffff.');
  return `#${digits.toLowerCase()}`;
}

type Present<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

function dropAbsent<T extends object>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>;
}

/** Whether an address asks for anything but the picture as it is. */
export function asksForChange(options: ImageOptions): boolean {
  return Object.keys(options).length > 0;
}

/** One text for all addresses that ask for the same. */
export function optionsKey(options: ImageOptions): string {
  return JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
};

/** The media types that can be transformed; others, SVG among them, are served unchanged. */
export function isTransformable(contentType: string): boolean {
  return Object.values(CONTENT_TYPES).includes(contentType);
}

/** The media type of the picture that these options make. */
export function pictureType(contentType: string, options: ImageOptions): string {
  return CONTENT_TYPES[options.format ?? formatOf(contentType)];
}

/** The format of a media type that can be transformed. */
export function formatOf(contentType: string): Format {
  const found = FORMATS.find((format) => CONTENT_TYPES[format] === contentType);
  if (found === undefined) throw new Error(`${contentType} is not the type of a picture that can be changed`);
  return found;
}

/** A picture that cannot be made of these bytes; the sentence is for the client. */
export class ImageFault extends Error {
  override readonly name = 'ImageFault';
}
