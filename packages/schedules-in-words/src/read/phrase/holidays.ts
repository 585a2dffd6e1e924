import type { DaySet } from '../../days/day-set.ts';
import { PhraseError } from '../problem.ts';
import { type Cursor, vocabularyOf } from './cursor.ts';
import { weekdayWords } from './vocabulary.ts';

/** The words, and whether a weekday may follow: "bank holiday Mondays". */
const holidays = vocabularyOf([
  ['bank holiday, public holiday', true],
  ['bank holidays, public holidays, bank hols, bank and public holidays, bank or public holidays', false],
]);

/** Reads public holidays that are left out; null when none come next. @throws PhraseError where nobody knows when they are */
export function readHolidays(cursor: Cursor): DaySet | null {
  cursor.skip('a', 'any', 'all');
  const { place } = cursor;
  const mayHaveWeekday = cursor.takeFrom(holidays);
  if (mayHaveWeekday === null) return null;
  const { nation, otherPublicHolidays: others = [] } = cursor.holidays ?? {};
  if (nation === undefined) {
    const message = `Which days "${cursor.since(place)}" means is known only once the settings name the church’s nation (nation); name it there, or write the dates as left out (leftOut), one a line.`;
    throw new PhraseError('missing', message);
  }
  const weekday = mayHaveWeekday ? cursor.takeFrom(weekdayWords) : null;
  return { kind: 'public-holidays', nation, others, weekday };
}

/** The fault of public holidays that are named in another way than as left out; null for a text without them. */
export function holidaysNotLeftOut(text: string): PhraseError | null {
  const [words] = /\b(?:bank|public)[ -](?:holidays?|hols)\b/i.exec(text) ?? [];
  if (words === undefined) return null;
  const message = `"${words}" can be left out as a whole, such as “Mondays, not bank holidays”, and nothing else; write single dates as left out (leftOut), and those on which it happens as “more dates” (alsoOn).`;
  return new PhraseError('ambiguous', message, 'public-holidays');
}
