import { addressVersion } from '#domain/page/route-pattern.ts';
import { type HouseStyle, typefaceFile } from '#domain/palette/house-style.ts';
import { paletteSheet } from './style-sheet.ts';

/** The style sheets that `npm run typefaces` writes, with the addresses of the font files in this build. The server alone has them. */
const sheets = import.meta.glob<string>('./generated/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The style sheet of what a church has chosen: its palettes, the files of its typeface, and fonts of its widths while they come. */
export function styleSheet({ palettes, typeface }: HouseStyle): string {
  return paletteSheet(palettes) + (sheets[`./generated/${typefaceFile(typeface)}.css`] ?? '');
}

/** What pages know of the church's style: the version of its sheet, which changes with the text, and `font`, the file that each page needs. */
export function pageStyle(style: HouseStyle) {
  const sheet = styleSheet(style);
  return {
    version: addressVersion(sheet),
    backgrounds: Object.values(style.palettes).map(({ primary }) => primary),
    font: /url\("?(.+?)"?\)/.exec(sheet)?.[1],
  };
}
