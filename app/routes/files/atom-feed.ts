import { churchName } from '#domain/church/church.ts';
import { comingUpFeed, type Feed, type FeedEntry } from '#domain/diary/coming-up-feed.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { absoluteAddress, feedPath, routePattern } from '#domain/page/route-pattern.ts';
import type { Words } from '#languages/words.ts';
import { churchEvents } from '../../loaders/church-events.ts';
import { fileResponse } from '../../loaders/file-response.ts';
import { cacheControl } from '../../loaders/freshness.ts';
import { load } from '../../loaders/load.ts';
import { element, type Xml, xmlDocument } from '../../seo/xml.ts';
import type { Route } from './+types/atom-feed.ts';

interface FeedSource {
  /** The church's name and city. */
  readonly church: string;
  /** The public address, with the prefix of the language. */
  readonly siteUrl: string;
  readonly words: Words;
}

/**
 * A permanent, unique id (RFC 4151). The year, which never changes, says when the church owned the host name. In a further language it has
 * the prefix of its pages, so that a reader with both feeds can distinguish them.
 */
function tagUri(siteUrl: string, specific: string): string {
  const { hostname, pathname } = new URL(siteUrl);
  return `tag:${hostname},2026:${[...pathname.split('/'), specific].filter(Boolean).join('/')}`;
}

function date(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' });
}

function entryElement(entry: FeedEntry, siteUrl: string): Xml {
  return element('entry', {}, [
    element('id', {}, tagUri(siteUrl, `event/${encodeURIComponent(entry.eventId)}/${entry.name}`)),
    element('title', {}, entry.title),
    element('updated', {}, date(entry.updated)),
    element('link', { rel: 'alternate', type: 'text/html', href: absoluteAddress(entry.path, siteUrl) }),
    element('summary', {}, entry.paragraphs.join('\n\n')),
  ]);
}

/** The feed of Coming Up as an Atom document (RFC 4287). */
export function atomFeed({ entries, updated }: Feed, { church, siteUrl, words }: FeedSource): string {
  const self = absoluteAddress(feedPath, siteUrl);
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': words.language }, [
      element('id', {}, tagUri(siteUrl, 'coming-up')),
      element('title', {}, documentTitle(words.pageNames['coming-up'], church)),
      element('updated', {}, date(updated)),
      element('author', {}, [element('name', {}, church), element('uri', {}, absoluteAddress('/', siteUrl))]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', {
        rel: 'alternate',
        type: 'text/html',
        href: absoluteAddress(routePattern.comingUp, siteUrl),
      }),
      element('icon', {}, new URL('/favicon.svg', siteUrl).href),
      ...entries.map((entry) => entryElement(entry, siteUrl)),
    ]),
  );
}

/** The feed of Coming Up. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, (site) => {
    const { content, now, locale, siteUrl } = site;
    const { church, events } = content;
    const { toCome, validUntil } = churchEvents(site);
    const source = { church: churchName(church), siteUrl, words: locale.words };
    const feed = atomFeed(comingUpFeed(toCome, events, now, locale), source);
    return fileResponse(feed, 'application/atom+xml; charset=utf-8', cacheControl(now, validUntil));
  });
}
