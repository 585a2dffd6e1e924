import { routePattern } from '#domain/page/route-pattern.ts';
import { mixed } from '#domain/palette/colour.ts';
import type { Palette } from '#domain/palette/palette.ts';
import { colourPanes, panesFor, panesPath } from '../components/pictures/stained-glass.ts';
import { type ShareSubject, sharePictureSize, shareTitle } from './share-picture.ts';
import { type Fonts, layOutText, type TextLayout } from './text-layout.ts';

const { width, height } = sharePictureSize;
const margin = 64;
const lead = 9;

const box = { width: 724, height: 400, largest: 124, smallest: 36 } as const;
const nameSize = 36;
const nameLine = height - margin + 4;

function outlines({ lines, size, leading }: TextLayout, firstLine: number): string {
  return lines
    .flatMap((line, at) =>
      line.map(({ text, font, x }) => font.outline(text, margin + x, firstLine + at * leading, size)),
    )
    .join('');
}

/** The slug of the page or event, by which its window is the same wherever an event is shown. */
function windowSeed({ path }: ShareSubject): string {
  return path === routePattern.home ? 'home' : decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

/**
 * A picture for sharing a page: its window, and a large clear pane with its title.
 * @param fonts the two weights of the site's font; text becomes outlines, so that no font has to be installed
 * @returns an SVG document of 1200 by 630 pixels
 */
export function shareCardSvg(subject: ShareSubject, palette: Palette, fonts: Fonts): string {
  const { path } = subject;
  const seed = windowSeed(subject);
  const { primary: field, secondary, tertiary } = palette;
  const fills = [secondary, tertiary, mixed(secondary, tertiary, 0.22), mixed(tertiary, field, 0.45)];
  const groups = colourPanes(seed, panesFor(seed, width, height, 44), fills.length);

  const shown = shareTitle(subject);
  const title = layOutText(shown.title, shown.qualifier ?? '', fonts, box);
  // On Home the title is the church's name.
  const { title: church, city } = path === routePattern.home ? { title: '', city: '' } : subject.church;
  const name = layOutText(church, city, fonts, {
    ...box,
    height: nameSize,
    largest: nameSize,
    smallest: nameSize - 4,
  });
  const lastLine = name.lines.length === 0 ? height - margin : nameLine - nameSize - 36;
  const firstLine = lastLine - (title.lines.length - 1) * title.leading;
  const top = Math.max(lead * 2, Math.round(firstLine - title.size - 44));
  // The pane is slightly crooked, like cut glass.
  const pane = `M0 ${top + 34}L${width - 330} ${top}L${width - 402} ${height}L0 ${height}Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g stroke="${field}" stroke-width="${lead}" stroke-linejoin="round">`,
    ...groups.map((group, at) => panesPath(group, fills[at] ?? field)),
    `<path fill="${field}" d="${pane}"/></g>`,
    `<path fill="${secondary}" d="${outlines(title, firstLine)}${outlines(name, nameLine)}"/>`,
    '</svg>',
  ].join('');
}
