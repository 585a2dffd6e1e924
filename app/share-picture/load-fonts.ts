import type { Font as FontkitFont } from 'fontkit';
import { type Typeface, typefaceFile } from '#domain/palette/house-style.ts';
import type { Font, Fonts } from './text-layout.ts';

/** The two weights of each typeface, in files of the letters of English and of those of further languages. Only a bundle has them. */
const fontFiles = () =>
  import.meta.glob<string>(
    '/node_modules/@fontsource/{bricolage-grotesque,figtree,work-sans,atkinson-hyperlegible-next,source-serif-4,literata}/files/*-latin{,-ext}-{300,800}-normal.woff',
    { query: '?inline', import: 'default' },
  );

const hasGlyph = (font: FontkitFont, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The parts of a text by the font that has their characters. */
function runsOf(text: string, fonts: readonly FontkitFont[]) {
  const runs: { font: FontkitFont | undefined; text: string }[] = [];
  for (const character of text) {
    const font = fonts.find((each) => hasGlyph(each, character)) ?? fonts[0];
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs.flatMap(({ font, text }) => (font ? { font, layout: font.layout(text) } : []));
}

function outlinesOf(fonts: readonly FontkitFont[]): Font {
  return {
    width: (text, size) =>
      runsOf(text, fonts).reduce(
        (sum, { font, layout }) => sum + (layout.advanceWidth * size) / font.unitsPerEm,
        0,
      ),
    has: (character) => fonts.some((font) => hasGlyph(font, character)),
    outline(text, x, y, size) {
      let pen = x;
      return runsOf(text, fonts)
        .flatMap(({ font, layout: { glyphs, positions } }) => {
          const scale = size / font.unitsPerEm;
          return glyphs.map((glyph, at) => {
            const path = glyph.path.transform(scale, 0, 0, -scale, pen, y).toSVG();
            pen += (positions[at]?.xAdvance ?? 0) * scale;
            return path;
          });
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

/** The church's typeface as outlines. It is loaded only when a picture is drawn, since it is large and no page needs it. */
export async function loadFonts(typeface: Typeface): Promise<Fonts> {
  const name = typefaceFile(typeface);
  const files = fontFiles();
  const weight = async (of: 300 | 800) => {
    const found = ['latin', 'latin-ext'].map((subset) => {
      const file = `/node_modules/@fontsource/${name}/files/${name}-${subset}-${of}-normal.woff`;
      return files[file]?.().then(fontIn) ?? Promise.reject(new Error(`The font ${file} is missing.`));
    });
    return outlinesOf(await Promise.all(found));
  };
  return { heavy: await weight(800), thin: await weight(300) };
}
