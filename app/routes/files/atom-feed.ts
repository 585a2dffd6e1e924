import { describeOccurrence } from 'schedules-in-words';
import { churchName } from '#domain/church/church.ts';
import { type ComingUpItems, listedAhead } from '#domain/diary/coming-up.ts';
import type { Event, EventOccurrence } from '#domain/event/event.ts';
import { newTimeInWords, postalAddressInWords } from '#domain/event/occurrence-in-words.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { absoluteAddress, eventPath, feedPath, routePattern } from '#domain/page/route-pattern.ts';
import { sharedSiteUrl } from '../../language/site-languages.ts';
import { cacheControl } from '../../loaders/cache-lifetime.ts';
import { churchEvents } from '../../loaders/church-events.ts';
import { fileResponse } from '../../loaders/file-response.ts';
import { siteLoader } from '../../loaders/load.server.ts';
import { element, type Xml, xmlDocument } from '../../seo/xml.ts';
import type { SiteWithContent } from '../../site-context.ts';

interface FeedSource extends Pick<SiteWithContent, 'siteUrl' | 'locale'> {
  /** The church's name and city. */
  readonly church: string;
}

/**
 * A permanent, unique id (RFC 4151). The year, which never changes, says when the church owned the host name. In a further language it has
 * the prefix of its pages, so that a reader with both feeds can distinguish them.
 */
function tagUri(siteUrl: string, specific: string): string {
  const { hostname, pathname } = new URL(siteUrl);
  return `tag:${hostname},2026:${[...pathname.split('/'), specific].filter(Boolean).join('/')}`;
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one;
}

/** When an entry was last changed, or the midnight at which Coming Up first listed it, whichever is later: for a reader it is new then. */
function updatedAt({ event, occurrence }: EventOccurrence, zone: string): Temporal.Instant {
  const firstListed = occurrence.startDate.subtract({ days: listedAhead(event).days - 1 });
  return later(Temporal.Instant.from(event.publishedAt), firstListed.toZonedDateTime(zone).toInstant());
}

function updatedElement(instant: Temporal.Instant): Xml {
  return element('updated', {}, instant.toString({ smallestUnit: 'second' }));
}

/** One occurrence. Its text never says "today" or "tomorrow", since it may be read days later. */
function entryElement(item: EventOccurrence, { siteUrl, locale }: FeedSource): Xml {
  const { today, zone, words } = locale;
  const { event, occurrence } = item;
  const { movedTo } = occurrence;
  const { dated, was, ...said } = describeOccurrence(occurrence, today, words);
  const status = movedTo ? words.occurrences.movedTo(newTimeInWords(movedTo, locale) ?? '') : said.status;
  const id = `event/${encodeURIComponent(event.id)}/${occurrence.id}${movedTo ? '/moved' : ''}`;
  const paragraphs = [
    occurrence.note,
    was && words.occurrences.wasToBe(was),
    postalAddressInWords((movedTo ?? occurrence).where ?? event.where),
    event.summary,
  ];
  const href = absoluteAddress(eventPath(event.slug), siteUrl);
  return element('entry', {}, [
    element('id', {}, tagUri(siteUrl, id)),
    element('title', {}, `${status ? `${status}: ` : ''}${event.title}, ${dated}`),
    updatedElement(updatedAt(item, zone)),
    element('link', { rel: 'alternate', type: 'text/html', href }),
    element('summary', {}, paragraphs.filter(Boolean).join('\n\n')),
  ]);
}

/**
 * The feed of Coming Up as an Atom document (RFC 4287): an entry for each occurrence in order of start, cancelled and postponed ones
 * included. An occurrence that was moved to another day has a second entry for its former time.
 * @param toCome what is over by then is left out
 * @param events all events, past ones too: a feed without entries was last changed when the last of them was
 */
export function atomFeed(toCome: ComingUpItems, events: readonly Event[], source: FeedSource): string {
  const { church, siteUrl, locale } = source;
  const { words, zone } = locale;
  const items = [...toCome.soon, ...toCome.later];
  const changes =
    items.length > 0
      ? items.map((item) => updatedAt(item, zone))
      : events.map(({ publishedAt }) => Temporal.Instant.from(publishedAt));
  const self = absoluteAddress(feedPath, siteUrl);
  const page = absoluteAddress(routePattern.comingUp, siteUrl);
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': words.language }, [
      element('id', {}, tagUri(siteUrl, 'coming-up')),
      element('title', {}, documentTitle(words.pageNames['coming-up'], church)),
      updatedElement(changes.reduce(later, new Temporal.Instant(0n))),
      element('author', {}, [element('name', {}, church), element('uri', {}, absoluteAddress('/', siteUrl))]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      element('icon', {}, `${sharedSiteUrl(siteUrl)}/favicon.svg`),
      ...items.map((item) => entryElement(item, source)),
    ]),
  );
}

export const loader = siteLoader((site) => {
  const { content, now, locale, siteUrl } = site;
  const { toCome, validUntil } = churchEvents(site);
  const source = { church: churchName(content.church), siteUrl, locale };
  const feed = atomFeed(toCome, content.events, source);
  return fileResponse(feed, 'application/atom+xml; charset=utf-8', cacheControl(now, validUntil));
});
