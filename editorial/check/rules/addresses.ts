import { iconPattern } from '#app/icons/church-icon.ts';
import { sharePicturePattern } from '#app/share-picture/share-picture.ts';
import { styleSheetPattern } from '#app/styles/style-sheet.ts';
import { entriesOfType } from '#cms/content-entries.ts';
import { percentDecoded } from '#domain/link/safe-href.ts';
import { oldAddressPath, shortLinkPattern } from '#domain/link/short-link.ts';
import { paperPattern } from '#domain/page/paper.ts';
import { feedPath, listPattern, serverPath, sitemapPath } from '#domain/page/route-pattern.ts';
import { picturePattern } from '#domain/picture/picture.ts';
import { type Entries, error, type Problems } from '../problems.ts';
import { sitePaths } from './links.ts';

/** Addresses below which there are files or short links: a page there would be among what hosts let browsers keep for a year. */
const folders = [
  ...[picturePattern, paperPattern, styleSheetPattern, iconPattern, sharePicturePattern],
  shortLinkPattern,
];

/** What no page can be called. Paths of the server and prefixes of languages are refused where pages are mapped. */
const takenByFiles = [...folders.map((pattern) => pattern.split('/')[1]), 'assets', 'index', '404'];

/** The site's own files, with or without a server, and paths that the server answers itself. */
const ownFiles: ReadonlySet<string> = new Set<string>([
  ...[feedPath, sitemapPath, ...Object.values(serverPath)],
  ...['/robots.txt', '/favicon.svg', '/favicon.ico', '/manifest.webmanifest', '/404.html'],
  ...['/.well-known/security.txt', '/published.json', '/_headers', '/_redirects', '/.nojekyll'],
]);

/** Finds old addresses that the site has itself, from which nobody is led on, and those that stand twice. */
export function oldAddressProblems(entries: Entries): Problems {
  const pages = sitePaths(entries.filter(({ type }) => type !== 'shortLink'));
  const links = entriesOfType(entries, 'shortLink').map((link) => {
    const path = oldAddressPath(link.fields.from ?? '')?.toLowerCase() ?? '';
    return { link, path: percentDecoded(path).replace(/\/+$/, '') };
  });
  return links.flatMap(({ link, path }, index) => {
    const isFile = ownFiles.has(path) || takenByFiles.includes(path.split('/')[1] ?? '');
    const twice = links.slice(0, index).find((other) => path !== '' && other.path === path);
    if (twice) {
      const sentence = `“${link.fields.from}” is the same address as that of “${twice.link.id}”: delete one of them.`;
      return error(link, 'from', sentence, link.fields.from ?? '');
    }
    if (!isFile && !pages.has(path)) return [];
    const sentence = `“${link.fields.from}” is an address of this site, so nobody is led on from it: delete this, or give ${isFile ? 'the old page another address' : 'the page of this site another slug'}.`;
    return error(link, 'from', sentence, link.fields.from ?? '');
  });
}

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
