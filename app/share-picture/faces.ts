import type { Font } from 'fontkit';
import type { Face, Faces } from './card/face.ts';

function faceOf(font: Font): Face {
  return {
    width: (text, size) => (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    outline(text, x, y, size) {
      const { glyphs, positions } = font.layout(text);
      const scale = size / font.unitsPerEm;
      let pen = x;
      return glyphs
        .map((glyph, at) => {
          const path = glyph.path.transform(scale, 0, 0, -scale, pen, y).toSVG();
          pen += (positions[at]?.xAdvance ?? 0) * scale;
          return path;
        })
        .join('');
    },
  };
}

/** The font in a `data:` address. */
async function fontIn(address: string): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  if (!('layout' in font)) throw new Error('The file of the site’s type holds no single font.');
  return font;
}

/**
 * The site's type as outlines, for pictures. Read only when a picture is drawn: it is large, and a page needs none of it.
 */
export async function loadFaces(): Promise<Faces> {
  const [heavy, thin] = await Promise.all([
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline'),
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-300-normal.woff?inline'),
  ]);
  const fonts = await Promise.all([fontIn(heavy.default), fontIn(thin.default)]);
  return { heavy: faceOf(fonts[0]), thin: faceOf(fonts[1]) };
}
