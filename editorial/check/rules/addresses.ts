import { iconPattern } from '#app/icons/church-icon.ts';
import { sharePicturePattern } from '#app/share-picture/share-picture.ts';
import { paletteSheetPattern } from '#app/styles/palette-sheet.ts';
import { entriesOfType } from '#cms/content-entries.ts';
import { shortLinkPattern } from '#domain/link/short-link.ts';
import { listPattern } from '#domain/page/route-pattern.ts';
import { picturePattern } from '#domain/picture/picture.ts';
import { type Entries, error, type Problems } from '../problems.ts';

/** Addresses below which there are files or short links: a page there would be among what hosts let browsers keep for a year. */
const folders = [picturePattern, paletteSheetPattern, iconPattern, sharePicturePattern, shortLinkPattern];

/** What no page can be called. Paths of the server and prefixes of languages are refused where pages are mapped. */
const takenByFiles = [...folders.map((pattern) => pattern.split('/')[1]), 'assets', 'index', '404'];

/** Finds slugs whose address the site needs itself, with or without a server; the pages of Whats On are below that of an event “page”. */
export function addressProblems(entries: Entries): Problems {
  const found = (type: 'page' | 'eventPage', what: string, taken: readonly unknown[]) =>
    entriesOfType(entries, type).flatMap((entry) => {
      const slug = entry.fields.slug ?? '';
      const sentence = `No ${what} can have the address “${slug}”, which the site needs itself: write another, such as “our-${slug}”.`;
      return taken.includes(slug) ? error(entry, 'slug', sentence, slug) : [];
    });
  return [
    ...found('page', 'page', takenByFiles),
    ...found('eventPage', 'event', [listPattern.page.split('/')[2]]),
  ];
}
