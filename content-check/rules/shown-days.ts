import type { Space } from 'emulator-for-contentful';
import { type FieldFault, warning } from '../finding.ts';
import { type PublishedEntry, publishedEntries } from '../published-entries.ts';

/** Finds helplines whose days do not count, since no other is in their part of the Safeguarding page, or first for their worry. */
export function shownDaysFaults(space: Space): readonly FieldFault[] {
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
