import type { Notice } from '#domain/church/notice.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { EntryProblem, type OnEntryProblem } from '../../entry-problem.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { parseDay, required } from '../fields.ts';
import { type Collection, type EntryOf, type Mapping, mapEntries, mapLanguage } from '../mapping.ts';

type NoticeWire = EntryOf<AllFactsQuery['noticeCollection']>;

function mapDate(entry: string, field: string, value: string | null): string {
  const day = required(entry, field, parseDay(value));
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).toString();
  } catch {
    throw new EntryProblem(entry, field, `must be a date of the calendar, not “${day}”`);
  }
}

function mapNotice(wire: NoticeWire, report: OnEntryProblem): Notice {
  const entry = `notice ${wire.sys.id}`;
  const href = safeHref(wire.linkUrl);
  return {
    id: wire.sys.id,
    text: required(entry, 'text', wire.text),
    language: mapLanguage(entry, wire, report),
    from: mapDate(entry, 'from', wire.from),
    until: mapDate(entry, 'until', wire.until),
    link: wire.linkText && href ? { text: wire.linkText, href } : undefined,
  };
}

/** All notices: current, future and past ones. */
export function mapNotices(
  collection: Collection<NoticeWire>,
  { report }: Pick<Mapping, 'report'>,
): readonly Notice[] {
  return mapEntries('notice', collection, (wire) => mapNotice(wire, report), report);
}
