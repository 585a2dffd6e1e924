import { agenda, occurrencesAfter, parseSchedule } from 'schedules-in-words';
import { type DatedItems, type Diary, diaryInWords } from '#domain/diary/diary.ts';
import { type EventPlace, isScheduled, type ScheduledEvent } from '#domain/event/event.ts';
import { folded } from '#domain/page/typed-words.ts';
import { typedIn } from '#languages/words.ts';
import type { SiteWithContent } from '../site-context.ts';

/** How many days in a row are still a date, such as a weekend. Lent is none. */
const longest = 3;

/** How long nothing follows: “sunday” and “weekend” come every week, “Christmas Eve” once a year. */
const weekly = { days: 5 } as const;
const yearly = { days: 300 } as const;

/** The phrases of a list, each without accents. */
const phrases = (list: string) => folded(list).trim().split(/,\s*/);

/** What somebody typed, without marks and without the words around a day. */
function bare(typed: string, { locale }: Pick<SiteWithContent, 'locale'>): string {
  const plain = folded(typed)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[?!,\s]+/g, ' ');
  let words = ` ${plain.trim()} `;
  for (const phrase of phrases(locale.words.typedDays.around)) words = words.replace(` ${phrase} `, ' ');
  return words.trim();
}

/**
 * The days that somebody may mean who typed this, as editors type days: “24 December”, “sunday”, “Christmas Eve”, “24.12.”. What can be read in two
 * ways is both its days; what is no single date is none.
 */
export function typedDays(typed: string, site: SiteWithContent): readonly Temporal.PlainDate[] {
  const { locale } = site;
  const { zone, words } = locale;
  const today = site.now.toZonedDateTimeISO(zone).toPlainDate();
  const phrase = bare(typed, site);
  if (phrases(words.typedDays.today).includes(phrase)) return [today];
  if (phrases(words.typedDays.tomorrow).includes(phrase)) return [today.add({ days: 1 })];
  const from = today.toZonedDateTime(zone).toInstant();
  const settings = { zone, today, publicHolidays: locale, typedIn: typedIn(locale.language)?.withoutMemory };
  const read = (repeats: string) => parseSchedule({ repeats, firstDate: `${today}` }, settings);
  /** The next day of a phrase, or the next days in a row; none for what is no day, or comes again sooner. */
  const next = (repeats: string, apart: { readonly days: number }) => {
    const { schedule, problems } = read(repeats);
    if (!schedule || problems.some(({ severity }) => severity === 'error')) return [];
    const dates = [...occurrencesAfter(schedule, from, zone).take(longest + 1)].map(
      ({ startDate }) => startDate,
    );
    const end = dates.findIndex((date, at) => at > 0 && !dates[at - 1]?.add({ days: 1 }).equals(date));
    const row = end < 0 ? dates : dates.slice(0, end);
    const [last, following] = [row.at(-1), dates[row.length]];
    const isAlone =
      following && last ? Temporal.PlainDate.compare(last.add(apart), following) <= 0 : /\d/.test(repeats);
    return isAlone && row.length <= longest ? row : [];
  };
  /** Both days of a phrase that the package refuses with both readings: “Weihnachten”, “1/2/2027”. */
  const both = (repeats: string) => {
    const refused = read(repeats).problems.find(({ code }) => code === 'ambiguous')?.message ?? '';
    const readings = [...refused.matchAll(/[“„]([^“”]+)[“”]/g)].map(([, reading = '']) => reading);
    const others = readings.filter((reading) => folded(reading) !== repeats);
    const days = others.map((reading) => next(reading, yearly));
    return days.every(({ length }) => length > 0) ? days.flat().toSorted(Temporal.PlainDate.compare) : [];
  };
  const tried = [phrase, ...withYears(phrase, today.year)];
  const isDay = ({ length }: readonly unknown[]) => length > 0;
  return tried.map((each) => next(each, weekly)).find(isDay) ?? tried.map(both).find(isDay) ?? [];
}

/** A date without its year, with this year and the next. */
function withYears(phrase: string, year: number): readonly string[] {
  if (!/\d/.test(phrase)) return [];
  const mark = phrase.endsWith('.') ? '' : (/^\d+([./])(?:0?\d|1[0-2])$/.exec(phrase)?.[1] ?? ' ');
  return [year, year + 1].map((each) => phrase + mark + each);
}

/** What is on on these days, as Coming Up says it. */
export function diaryOf(days: readonly Temporal.PlainDate[], { content, locale }: SiteWithContent): Diary {
  const { zone } = locale;
  const events = content.events.filter(isScheduled);
  const items = days.map((date): DatedItems => {
    const [from, to] = [date, date.add({ days: 1 })].map((each) => each.toZonedDateTime(zone).toInstant());
    return { date, items: from && to ? agenda<ScheduledEvent, EventPlace>(events, from, to, zone) : [] };
  });
  return diaryInWords(items, locale);
}
