import type { Document, Element } from '@xmldom/xmldom';
import { fetchFrom, readContent, sourceAt } from 'emulator-for-contentful';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteLanguages } from '#app/language/site-languages.ts';
import { EventDetailPage, loader as eventPage } from '#app/routes/event.tsx';
import { loader as eventCalendar } from '#app/routes/files/calendar.ts';
import { createLoadContext } from '#app/site-context.ts';
import type { SiteContent } from '#cms/site-content.ts';
import { britishDialling } from '#domain/church/country.ts';
import { siteRules } from '#editorial/forms/editor-adapter.ts';
import { readWithIcalJs } from '#schedules-in-words/tests/helpers/npm-calendar-readers.ts';
import { contentModelFolder } from '#scripts/content/content-folder.ts';
import { createContent } from '#server/snapshot/snapshot-setup.ts';
import { siteWith } from '#tests/fixtures/content.fixture.ts';
import { contentFolders, type GeneratedFolder } from '#tests/fixtures/content-folder.arbitrary.ts';
import { embedded } from '#tests/helpers/content.ts';
import { makeContent } from '#tests/helpers/content-folder.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { elements, parsed } from '#tests/helpers/read-xml.ts';
import { markupOf } from '#tests/helpers/render.tsx';

/** A date of an event as a visitor finds it. */
interface FoundDate {
  /** Its day and time in the church's zone. */
  readonly at: string;
  /** Whether it does not take place. */
  readonly isOff: boolean;
}

interface EventOnSite {
  /** The words of its page. */
  readonly words: string;
  /** The dates that its page lists; none of an event with one date, which its words say. Those that have moved are there once. */
  readonly dates: readonly (FoundDate & { readonly hours: string })[];
  /** Whether the page lists as many lines as it ever does, so that there may be more dates. */
  readonly isFull: boolean;
  /** All dates in its calendar from 2025 to 2030; none when there is no calendar. */
  readonly calendar: readonly FoundDate[];
}

/** What the site has of a folder, fetched and kept as the server does it. */
async function siteOf(folder: string, now: Temporal.Instant): Promise<SiteContent> {
  const reading = await readContent(sourceAt(folder, contentModelFolder));
  if (!reading.ok) return expect.unreachable(JSON.stringify(reading.problems));
  const { store } = createContent({
    address: { endpoint: 'http://localhost/content/v1', ...embedded },
    fetch: fetchFrom(reading),
    maxAge: 10,
    file: undefined,
    siteUrl: 'https://church.example',
    outage: siteWith({}).outage,
    log: () => {},
    time: () => now.epochMilliseconds,
    onChange: () => {},
  });
  await store.start();
  return store.current()?.content ?? expect.unreachable(store.fault()?.error.message);
}

/** What visitors find about an event; undefined when it has no page. */
async function findEvent(content: SiteContent, slug: string, now: Temporal.Instant) {
  const unlessNotFound = (error: unknown): undefined => {
    expect(error).toMatchObject({ data: { kind: 'not-found' } });
  };
  const args = {
    context: createLoadContext(siteWith({ content, languages: siteLanguages(content), now })),
    params: { slug },
  } as never;
  const response = await eventPage(args).catch(unlessNotFound);
  if (!response) return undefined;
  const view = <EventDetailPage {...response.data.view} />;
  const page = parsed(`<main>${markupOf(view, { ...content.locale, dialling: britishDialling })}</main>`);
  const calendar = await eventCalendar(args).catch(unlessNotFound);
  const file = (await calendar?.text()) ?? '';
  const listed = linesOf(page);
  const found: EventOnSite = {
    words: page.documentElement?.textContent ?? '',
    dates: listed.flatMap((item) => listedDate(item, content)),
    isFull: listed.length === 6,
    calendar: file === '' ? [] : readWithIcalJs(file).map((line) => calendarDate(line, content)),
  };
  return found;
}

/** The lines of the next dates. The first of them stands at the top of the page alone when it is off. */
function linesOf(page: Document): readonly Element[] {
  const listed = elements(page, 'li').filter((item) => elements(item, 'time').length > 0);
  const [top] = elements(page, 'p').filter(
    (line) => elements(line, 'del').length > 0 && elements(line, 'time').length > 0,
  );
  return top === undefined || listed.length === 0 || machineOf(listed[0]) === machineOf(top)
    ? listed
    : [top, ...listed];
}

const machineOf = (line: Element | undefined) => line && elements(line, 'time')[0]?.getAttribute('dateTime');

/** The date of a line of the page; none for the former time of a date that has moved to another day. */
function listedDate(item: Element, { locale }: SiteContent): EventOnSite['dates'] {
  const [time] = elements(item, 'time');
  const [movedTo = ''] = locale.words.components.movedTo('…').split('…');
  if (item.textContent?.includes(movedTo)) return [];
  const at = time?.getAttribute('dateTime')?.slice(0, 16) ?? '';
  const hours = time?.textContent?.split(', ').at(-1) ?? '';
  return [{ at, isOff: elements(item, 'del').length > 0, hours }];
}

function calendarDate(line: string, { locale }: SiteContent): FoundDate {
  const [start = '', off] = line.replace(/\/\S*/, '').split(' ');
  const at = Temporal.Instant.from(start).toZonedDateTimeISO(locale.zone).toPlainDateTime();
  return { at: at.toString({ smallestUnit: 'minute' }), isOff: off !== undefined };
}

const nothing: EventOnSite = { words: '', dates: [], isFull: false, calendar: [] };

const timesOf = (dates: readonly FoundDate[]) => dates.map(({ at, isOff }) => ({ at, isOff }));
const timesIn = ({ dates, calendar }: EventOnSite) => [timesOf(dates), calendar];

/** Words in another order of lines, with other signs between them, are the same. */
const squeezed = (text: string) => text.replaceAll(/[\s,.]/g, '');

/** Compares what the check and the editing page read of a folder with what visitors find. */
async function compare({ files, now, events }: GeneratedFolder): Promise<void> {
  const { folder, remove } = makeContent(files);
  try {
    const content = await siteOf(folder, now);
    const { locale } = content;
    const today = now.toZonedDateTimeISO(locale.zone).toPlainDate();
    const inWords = ({ at, isOff }: FoundDate) =>
      `${locale.words.dates.date(Temporal.PlainDate.from(at), today)}${isOff ? ' off' : ''}`;
    const { shown, problems } = await siteRules(() => now, { folder, siteUrl: undefined }).check(folder);
    for (const { id, isMeant, isCancelled } of events) {
      const found = await findEvent(content, id, now);
      if (!isMeant) expect(found).toBeUndefined();
      for (const translated of content.otherLanguages) {
        const other = await findEvent(translated, id, now);
        expect(other && timesIn(other)).toEqual(found && timesIn(found));
      }
      const back = shown?.readBack(id);
      const { dates, calendar, words, isFull } = found ?? nothing;
      if (back === undefined) {
        expect([...dates, ...calendar]).toEqual([]);
        const isTold = problems.some(({ severity, file }) => severity === 'error' && file.includes(id));
        expect(isTold || !isMeant).toBe(true);
        continue;
      }
      // The page of an event that happens once says its time as it has been changed, and the sentence as it was planned.
      const isChanged =
        calendar.length === 1 && words.includes(locale.words.components.was('').replace('.', ''));
      const said = isChanged ? (back.dates?.[0]?.replace(/ \(.*/, '') ?? '') : back.sentence;
      expect(squeezed(words)).toContain(squeezed(said));
      // The first dates are the next ones; further ones are those with a change.
      const days = (back.dates ?? []).slice(0, 5).map((line) => line.replace(/,.*?(?= \(|$)/, ''));
      if (isCancelled) {
        // Such a page lists the former days of its moved dates as well.
        expect([...dates, ...calendar].every(({ isOff }) => isOff)).toBe(true);
        expect(days.every((line) => line.endsWith('(cancelled)'))).toBe(true);
        continue;
      }
      const [{ at: first }] = [...dates, { at: '9999' }];
      expect(timesOf(dates)).toEqual(calendar.filter(({ at }) => at >= first).slice(0, dates.length));
      const next = dates.length > 0 || isFull ? dates : calendar.slice(calendar.length - days.length);
      const inBack = days.map((line) =>
        line.replace(/ \((cancelled|postponed)\)/, ' off').replace(/ \(.*/, ''),
      );
      expect(inBack.slice(0, next.length)).toEqual(next.map(inWords).slice(0, inBack.length));
      if (!isFull) expect(inBack).toHaveLength(Math.min(5, next.length));
      const inEditor = (shown?.nextDates({ event: id }) ?? []).map(({ day, hours, status }) => {
        const isOff = status === 'Cancelled' || status === 'Postponed';
        return `${day}${isOff ? ' off' : ''}, ${status === 'Moved' ? hours.replace(/, instead.*/, '') : hours}`;
      });
      expect(inEditor.slice(0, dates.length)).toEqual(dates.map((date) => `${inWords(date)}, ${date.hours}`));
    }
  } finally {
    remove();
  }
}

test('whatever a folder says, the check reads the days and times back that are on the event’s page and in its calendar', async () => {
  await fc.assert(fc.asyncProperty(contentFolders, compare), { numRuns: runs(1000) });
}, 900_000);
