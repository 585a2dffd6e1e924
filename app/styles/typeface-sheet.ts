import { type HouseStyle, styleVersion, type Typeface, typefaceFile } from '#domain/palette/house-style.ts';

/** The style sheets that `npm run typefaces` writes, with the addresses of the font files in this build. The server alone has them. */
const sheets = import.meta.glob<string>('./generated/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The style sheet of one typeface: its files, and fonts of its widths while they come. */
export function typefaceSheet(typeface: Typeface): string {
  return sheets[`./generated/${typefaceFile(typeface)}.css`] ?? '';
}

/** What pages know of the church's style, which their style sheet has; `font` is the file that each page needs. */
export function pageStyle(style: HouseStyle) {
  return {
    version: styleVersion(style),
    backgrounds: Object.values(style.palettes).map(({ primary }) => primary),
    font: /url\("?(.+?)"?\)/.exec(typefaceSheet(style.typeface))?.[1],
  };
}
