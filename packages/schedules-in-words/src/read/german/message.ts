import type { DaySet } from '../../days/day-set.ts';
import { asOfInWords, monthName, timeOfDay, timesInWords, weekdayName } from '../../words/de/dates.ts';
import { daysInWords, list } from '../../words/de/days.ts';
import { monthNames, weekdayNames } from '../../words/en-GB/names.ts';
import { inList } from '../../words/lists.ts';
import { parseHoursLine } from '../parse-lines.ts';
import type { Hours } from '../phrase/hours.ts';
import { outcomeOf } from '../problem.ts';
import { messages } from './messages.ts';

const month = monthNames.join('|');
const weekday = weekdayNames.join('|');
const values = {
  typed: /(?<=^|[\s(])".*?"(?=$|[\s:,.;?)])/gs,
  /** One phrase to write, or several. */
  proposed: /“[^”]*”(?:(?:,|,? or|,? and)? “[^”]*”)*/g,
  other: new RegExp(
    String.raw`(?:(?:${weekday}) )?\d{1,2} (?:${month}) \d{4}|\d{4}-\d\d-\d\d|\d\d:\d\d|\d{1,2}(?:\.\d\d)?[ap]m|\d+\.\d\d|\bnoon|\bmidnight|(?:${weekday})s?|(?:${month})(?: \d{4})?|\d+`,
    'g',
  ),
} as const;

/** A message without its values, such as `"" can be two days; write “”.`, and these. */
function partsOf(message: string) {
  const take = (pattern: RegExp, marker: string, text: string) =>
    [text.match(pattern) ?? [], text.replaceAll(pattern, marker)] as const;
  const [typed, withoutTyped] = take(values.typed, '""', message);
  const [proposed, frame] = take(values.proposed, '“”', withoutTyped);
  return { typed, proposed, frame };
}

const withoutOthers = (frame: string) => frame.replaceAll(values.other, '#');

/** The German of each sentence, by the English, both without values. */
const sentences: ReadonlyMap<string, string> = new Map(
  messages
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', german = ''] = line.split(' = ');
      return [withoutOthers(partsOf(english).frame), german];
    }),
);

/** The message of a problem in German, sentence by sentence; one that has no German stays in English. */
export function inGerman(message: string): string {
  const { typed, proposed, frame } = partsOf(message);
  const [quotes, remedies] = [typed.values(), proposed.values()];
  return frame
    .split(/(?<=[.?]) (?=[A-Z“#])/)
    .map((sentence) => {
      const german = sentences.get(withoutOthers(sentence));
      const others = sentence.match(values.other) ?? [];
      let at = 0;
      return (german ?? sentence).replaceAll(/""|“”|#(\d?)/g, (marker, place: string) => {
        if (marker === '""') return `„${(quotes.next().value ?? '').slice(1, -1)}“`;
        if (marker === '“”') return proposalsInGerman(remedies.next().value ?? '');
        at = place === '' ? at + 1 : Number(place);
        return phraseInGerman(others[at - 1] ?? '');
      });
    })
    .join(' ');
}

/** “10am” or “10pm”, as „10 Uhr“ or „22 Uhr“. */
function proposalsInGerman(proposals: string): string {
  const phrases = Array.from(
    proposals.matchAll(/“([^”]*)”/g),
    ([, phrase = '']) => `„${phraseInGerman(phrase)}“`,
  );
  // “7.30pm” and “19:30” are the same in German.
  return inList([...new Set(phrases)], proposals.includes('” and ') ? 'und' : 'oder');
}

/** Phrases that say no days or hours. */
const others: Readonly<Record<string, string>> = {
  once: 'einmalig',
  'by arrangement': 'nach Vereinbarung',
  'on these dates': 'an folgenden Terminen',
  'more dates': 'weitere Daten',
  'school holidays': 'Schulferien',
  'every Tuesday in term time': 'jeden Dienstag außerhalb der Schulferien',
  '26 to 30 October 2026: half-term': '26. bis 30. Oktober 2026: Herbstferien',
  'September to May: 8am and 5.30pm': 'September bis Mai: 8 Uhr und 17.30 Uhr',
  'Saturdays 10am, Sundays 8am and 10.30am': 'samstags 10 Uhr, sonntags 8 Uhr und 10.30 Uhr',
  'Tuesdays 10am; Thursdays 2pm': 'dienstags 10 Uhr; donnerstags 14 Uhr',
  'seven days a week': 'Montag bis Sonntag',
  'after the service': 'nach dem Gottesdienst',
  'in the morning': 'am Vormittag',
  from: 'ab',
  except: 'außer',
  and: 'und',
  midnight: '0 Uhr',
  Moved: 'Verlegt',
};

/** A phrase in German: what it means, in the words of the site; one that cannot be read stays as it is. */
function phraseInGerman(phrase: string): string {
  const fixed = others[phrase] ?? nameInGerman(phrase);
  if (fixed !== undefined || /^\d[\d-]*$/.test(phrase)) return fixed ?? phrase;
  const [, start] = /^from (.*) to …$/.exec(phrase) ?? [];
  if (start !== undefined) return `von ${phraseInGerman(start)} bis …`;
  const [, days] = /^(.*) in …$/.exec(phrase) ?? [];
  if (days !== undefined) return `${phraseInGerman(days)}, in …`;
  const [, side, date = '', rest] = /^(from|until) (.*?)(?:: (.*))?$/.exec(phrase) ?? [];
  const said = rest === undefined ? '' : `: ${phraseInGerman(rest)}`;
  if (side !== undefined) return `${side === 'from' ? 'ab' : 'bis'} ${phraseInGerman(date)}${said}`;
  const read = outcomeOf(() => readingInGerman(parseHoursLine(phrase, '')));
  if ('error' in read) return phrase;
  return phrase.includes(': ') ? read.value.replace(/, (?=[^,]*$)/, ': ') : read.value;
}

/** The name of a weekday or a month; undefined for other words. */
function nameInGerman(words: string): string | undefined {
  const weekday = weekdayNames.findIndex((name) => words === name || words === `${name}s`);
  if (weekday >= 0) return weekdayName(weekday + 1);
  const [, month, year = ''] = /^([A-Z]\w+)( \d{4})?$/.exec(words) ?? [];
  const at = month === undefined ? -1 : monthNames.indexOf(month as (typeof monthNames)[number]);
  return at < 0 ? undefined : `${monthName(at + 1)}${year}`;
}

/** A date of which every sentence says the year. */
const longAgo = new Temporal.PlainDate(1900, 1, 1);

/** Days, dates and hours that were read, in German. */
export function readingInGerman(value: unknown): string {
  const { repeats } = value as { readonly repeats?: unknown };
  if (repeats) return readingInGerman(repeats);
  const { days, hours, date, time, start, end } = value as Partial<{
    days: readonly DaySet[];
    hours: readonly Hours[];
    date: Temporal.PlainDate;
    time: Temporal.PlainTime | null;
    start: Temporal.PlainTime;
    end: Temporal.PlainTime | null;
  }>;
  const clock = [...(hours ?? []), ...(start ? [{ start, end: end ?? null }] : [])];
  const parts = [
    list((days ?? []).map((set) => daysInWords(set, longAgo))),
    date ? asOfInWords(date) : '',
    list(clock.map((each) => timesInWords(each.start, each.end))),
    time ? timeOfDay(time) : value instanceof Temporal.PlainTime ? timeOfDay(value) : '',
  ];
  const words = parts.filter((part) => part !== '').join(', ');
  return words.replaceAll('\u00a0', ' ');
}
