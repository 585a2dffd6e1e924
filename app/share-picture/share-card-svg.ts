import { isNameInLogo } from '#domain/church/church.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { mixed } from '#domain/palette/colour.ts';
import type { Palette } from '#domain/palette/palette.ts';
import { colourPanes, panesFor, panesPath } from '../components/pictures/stained-glass.ts';
import { type FittedLogo, logoPlate } from '../site-context.ts';
import { type ShareSubject, sharePictureSize, shareTitle } from './share-picture.ts';
import { type Fonts, layOutText, type TextLayout } from './text-layout.ts';

const { width, height } = sharePictureSize;
const margin = logoPlate.left + logoPlate.edge;
const lead = 9;

const box = { width: 724, height: 400, largest: 124, smallest: 36 } as const;
const nameSize = 36;
const nameLine = height - margin + 4;

/** The most that a logo takes of a card. */
export const logoBox = { width: 400, height: 96 } as const;

function outlines({ lines, size, leading }: TextLayout, firstLine: number, left = margin): string {
  return lines
    .flatMap((line, at) =>
      line.map(({ text, font, x }) => font.outline(text, left + x, firstLine + at * leading, size)),
    )
    .join('');
}

/** The slug of the page or event, by which its window is the same wherever an event is shown. */
function windowSeed({ path }: ShareSubject): string {
  return path === routePattern.home ? 'home' : decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

/** The foot of a card: the church's logo and its name, which is the title of Home, and in some logos already. */
function churchRow({ path, church }: ShareSubject, { primary }: Palette, fonts: Fonts, logo?: FittedLogo) {
  const left = margin + (logo ? logo.width + 28 : 0);
  const isSaid = path === routePattern.home || isNameInLogo(church);
  const name = layOutText(isSaid ? '' : church.title, isSaid ? '' : church.city, fonts, {
    ...{ width: box.width + margin - left, height: nameSize, largest: nameSize, smallest: nameSize - 4 },
  });
  const nameHeight = name.lines.length * nameSize;
  const rowHeight = Math.max(nameHeight, logo?.height ?? 0);
  const top = nameLine - rowHeight;
  const drawn: string[] = [];
  if (logo) {
    const { width: across, height: down, ground } = logo;
    const { left: x, bottom, edge } = logoPlate;
    const y = height - bottom - rowHeight - 2 * edge;
    const plate = `x="${x}" y="${y}" width="${across + 2 * edge}" height="${down + 2 * edge}"`;
    if (ground !== primary) drawn.push(`<rect fill="${ground}" ${plate}/>`);
    const href = `data:image/png;base64,${logo.bytes.toBase64()}`;
    drawn.push(`<image href="${href}" x="${margin}" y="${y + edge}" width="${across}" height="${down}"/>`);
  }
  return {
    lastLine: rowHeight === 0 ? height - margin : top - (logo ? 56 : 36),
    outlines: outlines(name, top + (rowHeight - nameHeight) / 2 + nameSize, left),
    logo: drawn.join(''),
  };
}

/**
 * A picture for sharing a page: its window, and a large clear pane with its title.
 * @param fonts the two weights of the site's font; text becomes outlines, so that no font has to be installed
 * @param logo the church's, if it has one
 * @returns an SVG document of 1200 by 630 pixels
 */
export function shareCardSvg(
  subject: ShareSubject,
  palette: Palette,
  fonts: Fonts,
  logo?: FittedLogo,
): string {
  const seed = windowSeed(subject);
  const { primary: field, secondary, tertiary } = palette;
  const fills = [secondary, tertiary, mixed(secondary, tertiary, 0.22), mixed(tertiary, field, 0.45)];
  const groups = colourPanes(seed, panesFor(seed, width, height, 44), fills.length);

  const row = churchRow(subject, palette, fonts, logo);
  const shown = shareTitle(subject);
  // A large logo leaves less room to the title.
  const room = { ...box, height: Math.min(box.height, row.lastLine - 70) };
  const title = layOutText(shown.title, shown.qualifier ?? '', fonts, room);
  const firstLine = row.lastLine - (title.lines.length - 1) * title.leading;
  const top = Math.max(lead * 2, Math.round(firstLine - title.size - 44));
  // The pane is slightly crooked, like cut glass.
  const pane = `M0 ${top + 34}L${width - 330} ${top}L${width - 402} ${height}L0 ${height}Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g stroke="${field}" stroke-width="${lead}" stroke-linejoin="round">`,
    ...groups.map((group, at) => panesPath(group, fills[at] ?? field)),
    `<path fill="${field}" d="${pane}"/></g>`,
    `<path fill="${secondary}" d="${outlines(title, firstLine)}${row.outlines}"/>`,
    row.logo,
    '</svg>',
  ].join('');
}
