import type { Fit, Focus, ImageOptions } from './image-options.ts';

export type Size = { readonly width: number; readonly height: number };

/** How to come from a picture's size to the one that is asked for, in the words of the image library. */
export type Frame =
  | { readonly kind: 'as-is' }
  | ({ readonly kind: 'extract'; readonly left: number; readonly top: number } & Size)
  | {
      readonly kind: 'resize';
      readonly width?: number;
      readonly height?: number;
      readonly fit: 'inside' | 'contain' | 'cover' | 'fill';
      readonly withoutEnlargement: boolean;
      readonly position: string;
    };

/** Where faces are looked for, the part of the picture with most to see is taken: nothing here knows faces. */
const POSITIONS: Readonly<Record<Focus, string>> = {
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
};

/** Plans the change of size (RULES.md §4): only `scale` and the canvas of `pad` may make a picture larger. */
export function frameOf(size: Size, { width, height, fit, focus = 'center' }: ImageOptions): Frame {
  if (width === undefined && height === undefined) return { kind: 'as-is' };
  const position = POSITIONS[focus];
  if (width === undefined || height === undefined) {
    const sides = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
    return resize({ ...sides, position, fit: 'inside', withoutEnlargement: fit !== 'scale' });
  }
  switch (fit) {
    case undefined:
      return resize({ width, height, position, fit: 'inside' });
    case 'scale':
      return resize({ width, height, position, fit: 'fill', withoutEnlargement: false });
    case 'pad':
      // Attention is a way to cut, not a place to stand on.
      return resize({
        width,
        height,
        position: position === 'attention' ? 'centre' : position,
        fit: 'contain',
      });
    case 'fill':
    case 'thumb':
      return resize({ ...shrunkInto(size, { width, height }), position, fit: 'cover' });
    case 'crop':
      return cut(size, { width, height }, focus);
  }
  return fit satisfies Exclude<Fit, Fit>;
}

type Resize = Extract<Frame, { kind: 'resize' }>;

function resize(frame: Omit<Resize, 'kind' | 'withoutEnlargement'> & Partial<Resize>): Frame {
  return { withoutEnlargement: true, ...frame, kind: 'resize' };
}

/** The shape that is asked for, no larger than the picture. */
function shrunkInto(size: Size, { width, height }: Size): Size {
  const factor = Math.min(1, size.width / width, size.height / height);
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/** A part of the picture in its own size. */
function cut(size: Size, asked: Size, focus: Focus): Frame {
  const width = Math.min(asked.width, size.width);
  const height = Math.min(asked.height, size.height);
  const across = focus.includes('left') ? 0 : focus.includes('right') ? 1 : 0.5;
  const down = focus.includes('top') ? 0 : focus.includes('bottom') ? 1 : 0.5;
  return {
    kind: 'extract',
    width,
    height,
    left: Math.round((size.width - width) * across),
    top: Math.round((size.height - height) * down),
  };
}
