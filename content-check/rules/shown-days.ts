import type { Space } from 'emulator-for-contentful';
import { isoDateInWords } from '#domain/languages/en-GB/dates.ts';
import { error, type FieldFault, warning } from '../finding.ts';
import { type PublishedEntry, publishedEntries } from '../published-entries.ts';

/** Finds entries that are never shown, since their last day is before their first, and helplines that are shown at all times. */
export function shownDaysFaults(space: Space): readonly FieldFault[] {
  return [...emptyDays(space), ...helplinesThatStay(space)];
}

function emptyDays(space: Space): readonly FieldFault[] {
  return publishedEntries(space).flatMap((entry) => {
    const [from, until] = [entry.text('showFrom'), entry.text('showUntil')];
    if (from === null || until === null || from.slice(0, 10) <= until.slice(0, 10)) return [];
    const message = `This would never be shown: it is to be shown from ${isoDateInWords(from)}, and only until ${isoDateInWords(until)}. Change one of the two days, or delete one.`;
    return error(entry, 'showUntil', message);
  });
}

/** Finds helplines whose days do not count, since no other is in their part of the Safeguarding page, or first for their worry. */
function helplinesThatStay(space: Space): readonly FieldFault[] {
  const needsOf = (helpline: PublishedEntry) => [helpline.text('group'), ...helpline.texts('firstFor')];
  const helplines = publishedEntries(space, 'helpline');
  return helplines.flatMap((helpline) => {
    const field = ['showUntil', 'showFrom'].find((name) => helpline.text(name) !== null);
    const others = new Set(helplines.filter((other) => other !== helpline).flatMap(needsOf));
    const need = needsOf(helpline).find((each) => each === 'emergency' || !others.has(each));
    if (field === undefined || need === undefined) return [];
    const why =
      need === 'emergency'
        ? 'an emergency number never goes.'
        : `it is the only number for “${need}” on the Safeguarding page. Add the one that follows it.`;
    const message = `This is shown on all days: ${why}`;
    return warning(helpline, field, message);
  });
}
