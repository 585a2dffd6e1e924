import type { Font as FontkitFont } from 'fontkit';
import type { Font, Fonts } from './text-layout.ts';

function outlinesOf(font: FontkitFont): Font {
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

async function fontIn(address: string): Promise<FontkitFont> {
  const { create } = await import('fontkit');
  const font = create(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  if (!('layout' in font)) throw new Error('The file of the site’s font contains no single font.');
  return font;
}

/** The site's font as outlines. It is loaded only when a picture is drawn, since it is large and no page needs it. */
export async function loadFonts(): Promise<Fonts> {
  const [heavy, thin] = await Promise.all([
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline'),
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-300-normal.woff?inline'),
  ]);
  const fonts = await Promise.all([fontIn(heavy.default), fontIn(thin.default)]);
  return { heavy: outlinesOf(fonts[0]), thin: outlinesOf(fonts[1]) };
}
