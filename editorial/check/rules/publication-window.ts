import { type ContentEntry, type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import type { Problem } from '#domain/problem.ts';
import { warning } from '../problems.ts';

/** Finds helplines whose days do not count, since no other is in their part of the Safeguarding page, or first for their worry. */
export function publicationWindowProblems(entries: readonly ContentEntry[]): readonly Problem[] {
  const needsOf = ({ fields: { group, firstFor } }: EntryOfType<'helpline'>) => [group, ...(firstFor ?? [])];
  const helplines = entriesOfType(entries, 'helpline');
  return helplines.flatMap((helpline) => {
    const field = (['showUntil', 'showFrom'] as const).find((name) => helpline.fields[name]);
    const others = new Set(helplines.filter((other) => other !== helpline).flatMap(needsOf));
    const need = needsOf(helpline).find((each) => each === 'emergency' || !others.has(each));
    if (field === undefined || need === undefined) return [];
    const why =
      need === 'emergency'
        ? 'an emergency number never goes.'
        : `it is the only number for “${need}” on the Safeguarding page. Add the one that follows it.`;
    return warning(helpline, field, `This is shown on all days: ${why}`);
  });
}
