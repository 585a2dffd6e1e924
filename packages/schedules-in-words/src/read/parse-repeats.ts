import type { PublicHolidays } from '../days/public-holidays.ts';
import type { Entry } from './entry.ts';
import { parseRepeats, type RepeatsPhrase } from './phrase/repeats.ts';
import { isUnnamed } from './phrase/union.ts';
import { outcomeOf, PhraseError, type Report, unknownWord } from './problem.ts';
import { asTyped } from './read-field.ts';

/** Parses how an event repeats; null, with the errors reported, when it cannot be read. */
export function parseRepeatsField(entry: Entry): RepeatsPhrase | null {
  const text = entry.text('repeats');
  if (text === null)
    return entry.of('repeats')
      .error`How often it happens is missing; write “once”, “every Sunday”, “first Tuesday of the month” or another.`;
  const phrase = readRepeats(entry);
  return phrase === null || hasNoDay(phrase, text, entry.of('repeats')) ? null : phrase;
}

/** Reports a phrase that says how often, but not on which days. @param text as it was typed */
export function hasNoDay(phrase: RepeatsPhrase, text: string, report: Report): boolean {
  if (phrase.kind !== 'days') return false;
  if (phrase.school === 'holidays') {
    const fault = unknownWord`"${text}": school holidays can only be left out; write “on these dates”, and the dates under “more dates” (alsoOn).`;
    report.add(fault);
    return true;
  }
  if (!phrase.days.some((days) => isUnnamed(days, 'monthly'))) return false;
  report.error`"${text}" does not say on which day; write “first Tuesday of the month”, or “13th of the month”.`;
  return true;
}

/** Reads the phrase; null, with all its faults reported that can be told apart, when it cannot be read. */
function readRepeats(entry: Entry): RepeatsPhrase | null {
  const further: PhraseError[] = [];
  const phrase = entry.read('repeats', (words, typed, holidays) => {
    try {
      const read = parseRepeats(words, holidays);
      if (read.kind !== 'days' || read.ends.until === null || !('text' in read.ends.until)) return read;
      const until = { ...read.ends.until, text: typed(read.ends.until.text) };
      return { ...read, ends: { ...read.ends, until } };
    } catch (error) {
      // Of a text in two languages the first reading is told.
      if (error instanceof PhraseError && further.length === 0)
        further.push(...furtherFaults(words, error, holidays).map((fault) => asTyped(fault, typed)));
      throw error;
    }
  });
  if (phrase) return phrase;
  for (const fault of further) entry.of('repeats').add(fault);
  return null;
}

/** What a message quotes first, and what it says to write instead, or asks about. */
const remedy = /^"([^"]+)"[^“]*\b(?:write|is) “([^”]+)”/;

/**
 * The further faults of a phrase that can be told apart: to find the next one, what a message offers is put in the place of what it
 * quotes. A fault of other words than those that stand in the phrase is none.
 */
function furtherFaults(
  text: string,
  first: PhraseError,
  holidays: PublicHolidays | undefined,
): readonly PhraseError[] {
  const further: PhraseError[] = [];
  const told: string[] = [];
  let [tried, fault] = [text, first];
  for (;;) {
    const [, quoted, instead] = remedy.exec(fault.message) ?? [];
    const isPlain = fault.code === 'ambiguous' || fault.message.includes('meant?');
    if (quoted === undefined || instead === undefined || !isPlain) return further;
    told.push(quoted);
    tried = tried.replace(quoted, () => instead);
    const found = outcomeOf(() => parseRepeats(tried, holidays));
    if ('value' in found) return further;
    const [, next = tried] = /^"([^"]+)"/.exec(found.error.message) ?? [];
    if (!text.includes(next) || told.some((one) => one.includes(next) || next.includes(one))) return further;
    fault = new PhraseError(found.error.code, found.error.message.replaceAll(tried, text), found.error.dates);
    further.push(fault);
  }
}
