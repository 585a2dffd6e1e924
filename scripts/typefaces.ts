// Writes the style sheet of each typeface that a church can choose, from the files of the fonts: `npm run typefaces`.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { typefaceFile } from '#domain/palette/house-style.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** All under the SIL Open Font License, with figures of one width (`tnum`) and weights for heavy beside thin; the first is the site's own. */
const families = [
  'Bricolage Grotesque',
  'Figtree',
  'Work Sans',
  'Atkinson Hyperlegible Next',
  'Source Serif 4',
  'Literata',
];

/** Words as they stand on the pages of a church, by which the widths of fonts are compared. */
const sample =
  'The church was built in 1871 for the people who worked in the mills around it; most of the mills are now flats. Today the parish has students, nurses, families from thirty countries, and a few people who were christened here eighty years ago. On Sundays there is coffee from ten, and nobody minds if you leave early. Whether you come or not, this is the church of everyone who lives or works within half a mile. If something worries you about a child or an adult, tell somebody today: we listen, and write down what you said. Children are welcome at everything; the ramp is at the side door. Thursdays, 7pm to 9pm, in the hall; ring the office on 0113 496 0100.';

/** The weights of a page (app/styles/theme.css), and which weights of the CSS are drawn as each. */
const weights = [
  { range: '100 300', weight: 250 },
  { range: '400 500', weight: 400 },
  { range: '501 699', weight: 560 },
  { range: '700 900', weight: 750 },
];

/**
 * Fonts that machines have: Arial on Windows and Apple's, Roboto on Android, DejaVu on Linux. For each weight the file that is measured, and
 * its names on those machines. Arimo has the widths of Arial.
 */
const fallbacks = [
  {
    ...{ name: 'Arial', measured: 'arimo', files: [400, 400, 700, 700], light: undefined },
    locals: ['Arial', 'Liberation Sans', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
  },
  {
    ...{ name: 'Roboto', measured: 'roboto', files: [300, 400, 700, 700] },
    ...{ light: ['Roboto Light', 'Roboto-Light'], locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
  {
    ...{ name: 'DejaVu', measured: 'dejavu-sans', files: [400, 400, 700, 700], light: undefined },
    ...{ locals: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  },
];

function packageFile(path: string): Buffer {
  return readFileSync(`${root}node_modules/${path}`);
}

function fontIn(path: string): Font {
  const font = create(packageFile(path));
  if ('layout' in font) return font;
  throw new Error(`${path} must contain one font.`);
}

const widths = new Map<string, number>();

/** The width of the sample, as a multiple of the size of the letters. */
function widthOf(name: string, weight: number): number {
  const known = widths.get(`${name} ${weight}`);
  if (known !== undefined) return known;
  const font = fontIn(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
  const width = font.layout(sample).advanceWidth / font.unitsPerEm;
  widths.set(`${name} ${weight}`, width);
  return width;
}

/** The same at a weight between those that have files, which is as far between their widths. */
function widthAt(name: string, weight: number, least: number): number {
  const [below, above] = [Math.floor, Math.ceil].map((round) => Math.max(least, round(weight / 100) * 100));
  const [light, heavy] = [widthOf(name, below ?? weight), widthOf(name, above ?? weight)];
  return light + (heavy - light) * ((weight % 100) / 100);
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** @returns the text of the style sheet */
function sheetOf(family: string): string {
  const name = typefaceFile(family);
  const folder = `@fontsource-variable/${name}`;
  const ranges: Record<string, string> = JSON.parse(packageFile(`${folder}/unicode.json`).toString());
  const file = (subset: string) => `${folder}/files/${name}-${subset}-wght-normal.woff2`;
  const { ascent, descent, unitsPerEm, variationAxes } = fontIn(file('latin'));
  const { min = 100, max = 900 } = variationAxes.wght ?? {};
  // The few letters of latin-ext come when a page has them, which moves next to nothing; without them a name would have two faces.
  const faces = [
    ['latin', 'optional'],
    ['latin-ext', 'swap'],
  ].map(
    ([subset = '', display]) =>
      `@font-face { font-family: "Typeface"; font-display: ${display}; font-weight: ${min} ${max}; src: url("${file(subset)}") format("woff2"); unicode-range: ${ranges[subset]}; }`,
  );
  const stand = fallbacks.flatMap(({ name: fallback, measured, files, light, locals, bold }) =>
    weights.map(({ range, weight }, at) => {
      const size = widthAt(name, weight, min) / widthOf(measured, files[at] ?? weight);
      const local = at > 1 ? bold : at === 0 && light ? light : locals;
      const metrics = `size-adjust: ${percent(size)}; ascent-override: ${percent(ascent / unitsPerEm / size)}; descent-override: ${percent(-descent / unitsPerEm / size)}; line-gap-override: 0%`;
      const src = local.map((each) => `local("${each}")`).join(', ');
      return `@font-face { font-family: "${fallback} fallback"; font-weight: ${range}; src: ${src}; ${metrics}; }`;
    }),
  );
  return `/* ${family}: written by \`npm run typefaces\`. */\n${[...faces, ...stand].join('\n')}\n`;
}

/** The files of all typefaces by their paths: the style sheets, and the version of each, which changes with a font. */
export function typefaceFiles(): ReadonlyMap<string, string> {
  const sheets = families.map((family) => [family, sheetOf(family)] as const);
  const versions = sheets.map(([family, sheet]) => {
    const fonts = Array.from(sheet.matchAll(/url\("(.+?)"\)/g), ([, path = '']) => packageFile(path));
    return [family, hash('sha256', Buffer.concat([Buffer.from(sheet), ...fonts])).slice(0, 8)];
  });
  return new Map([
    ...sheets.map(([family, sheet]) => [`app/styles/generated/${typefaceFile(family)}.css`, sheet] as const),
    ['domain/palette/typefaces.json', `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`],
  ]);
}

if (import.meta.main)
  for (const [path, text] of typefaceFiles()) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
