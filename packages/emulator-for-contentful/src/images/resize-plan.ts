import { type Focus, type ImageOptions, positions } from './image-options.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How to resize a picture, with the options of sharp. */
type ResizePlan =
  | { readonly kind: 'as-is' }
  | ({ readonly kind: 'extract'; readonly left: number; readonly top: number } & Size)
  | ({
      readonly kind: 'resize';
      readonly fit: 'inside' | 'contain' | 'cover' | 'fill';
      readonly withoutEnlargement: boolean;
      readonly position: string;
    } & Partial<Size>);

/** Plans how to resize a picture (RULES.md §4): only `scale` and the canvas of `pad` may make a picture larger. */
export function planResize(size: Size, { width, height, fit, focus = 'center' }: ImageOptions): ResizePlan {
  if (width === undefined && height === undefined) return { kind: 'as-is' };
  const position = positions[focus];
  const plan = { kind: 'resize', position, withoutEnlargement: fit !== 'scale' } as const;
  if (width === undefined || height === undefined)
    return { ...plan, fit: 'inside', ...(width && { width }), ...(height && { height }) };
  const requested = { width, height };
  if (fit === undefined) return { ...plan, ...requested, fit: 'inside' };
  switch (fit) {
    case 'scale':
      return { ...plan, ...requested, fit: 'fill' };
    case 'pad':
      // `attention` is a way to crop, not a position for `contain`.
      return {
        ...plan,
        ...requested,
        fit: 'contain',
        position: position === 'attention' ? 'centre' : position,
      };
    case 'fill':
    case 'thumb':
      return { ...plan, ...shrunkInto(size, requested), fit: 'cover' };
    case 'crop':
      return crop(size, requested, focus);
  }
}

/** The requested aspect ratio, no larger than the picture. */
function shrunkInto(size: Size, { width, height }: Size): Size {
  const factor = Math.min(1, size.width / width, size.height / height);
  const shrunk = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: shrunk(width), height: shrunk(height) };
}

function crop(size: Size, requested: Size, focus: Focus): ResizePlan {
  const width = Math.min(requested.width, size.width);
  const height = Math.min(requested.height, size.height);
  const across = focus.includes('left') ? 0 : focus.includes('right') ? 1 : 0.5;
  const down = focus.includes('top') ? 0 : focus.includes('bottom') ? 1 : 0.5;
  const left = Math.round((size.width - width) * across);
  return { kind: 'extract', width, height, left, top: Math.round((size.height - height) * down) };
}
