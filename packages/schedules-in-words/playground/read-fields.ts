import * as schedules from '../src/index.ts';
import { german, words as germanWords } from '../src/words/de/index.ts';
import { words as english } from '../src/words/en-GB/index.ts';

/** The languages, each with a place where it is spoken. */
export const places = {
  'en-GB': {
    name: 'English, in London',
    zone: 'Europe/London',
    nation: 'england-wales',
    words: english,
    typedIn: undefined,
  },
  de: {
    name: 'Deutsch, in Berlin',
    zone: 'Europe/Berlin',
    nation: 'germany',
    words: germanWords,
    typedIn: german,
  },
} as const;

/** What is typed into the form, by the names of its fields; without any, an example. */
export function fieldsOf(query: URLSearchParams) {
  const text = (name: string) => query.get(name)?.slice(0, 500);
  const language: keyof typeof places = query.get('language') === 'de' ? 'de' : 'en-GB';
  const repeats = text('repeats') ?? 'first and third Sundays, 10.30am to noon, not in August';
  const firstDate = text('firstDate') ?? '2026-09-06';
  const [startTime = '', endTime = ''] = [text('startTime'), text('endTime')];
  const [leftOut = '', alsoOn = ''] = [text('leftOut'), text('alsoOn')];
  return { repeats, firstDate, startTime, endTime, leftOut, alsoOn, language };
}

export type Fields = ReturnType<typeof fieldsOf>;

/** How the fields are read: a sentence, the next twelve dates and a calendar file, or what is wrong, and what else can be meant. */
export function readFields(fields: Fields, now: Temporal.Instant) {
  const { zone, words, nation, typedIn } = places[fields.language];
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const [leftOut, alsoOn] = [fields.leftOut.split('\n'), fields.alsoOn.split('\n')];
  const context = { zone, publicHolidays: { nation, otherPublicHolidays: [] }, today, typedIn };
  const read = (repeats: string) => {
    const typed = { ...fields, repeats, leftOut, alsoOn };
    const { schedule, byArrangement, problems } = schedules.parseSchedule(typed, context);
    const said = schedule && schedules.describeSchedule(schedule, today, words);
    const arranged = byArrangement === null ? '' : 'By arrangement';
    const sentence = said ? [said.sentence, said.season].filter(Boolean).join(', ') : arranged;
    return { repeats, schedule, sentence, problems };
  };
  const { schedule, sentence, problems } = read(fields.repeats);
  const next = schedule ? schedules.occurrencesAfter(schedule, now, zone).take(12).toArray() : [];
  const ambiguous = problems.filter(({ code }) => code === 'ambiguous');
  const readings = ambiguous.flatMap(({ message }) => alternatives(fields.repeats, message).map(read));
  const heading = { name: 'Playground', host: 'localhost', url: 'http://localhost/' };
  const entry = { id: 'event', title: fields.repeats, publishedAt: now };
  return {
    sentence,
    faults: problems.map(({ message }) => message),
    readings: readings.filter((other) => other.schedule),
    dates: next.map((occurrence) => schedules.describeOccurrence(occurrence, today, words)),
    calendar: schedule && schedules.calendarFile(heading, [{ ...entry, schedule }], { zone, words }, now),
  };
}

/** The phrase with each of what a message offers (“7am” or “7pm”) in the place of what it quotes ("7"). */
function alternatives(repeats: string, message: string): readonly string[] {
  const [, quoted = ''] = /^["„]([^"“]+)["“]/.exec(message) ?? [];
  // German ones are in „“.
  const proposals = message.slice(quoted.length + 2).matchAll(/[“„]([^”“]+)[”“]/g);
  return [...proposals].map(([, words = '']) => repeats.replace(quoted, words));
}
