import type { Space } from 'emulator-for-contentful';
import { isoDateInWords } from '#domain/languages/en-GB/dates.ts';
import { error, type FieldFault } from '../finding.ts';
import { publishedEntries } from '../published-entries.ts';

/** Finds entries that are never shown, since their last day is before their first. */
export function shownDaysFaults(space: Space): readonly FieldFault[] {
  return publishedEntries(space).flatMap((entry) => {
    const [from, until] = [entry.text('showFrom'), entry.text('showUntil')];
    if (from === null || until === null || from.slice(0, 10) <= until.slice(0, 10)) return [];
    const message = `This would never be shown: it is to be shown from ${isoDateInWords(from)}, and only until ${isoDateInWords(until)}. Change one of the two days, or delete one.`;
    return error(entry, 'showUntil', message);
  });
}
