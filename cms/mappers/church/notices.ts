import type { Notice } from '#domain/church/notice.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { EntryProblem } from '../../entry-problem.ts';
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { parseDay, required } from '../fields.ts';
import { type EntryOf, listMapper, mapLanguage, type Reporting } from '../mapping.ts';

function mapDate(entry: string, field: string, value: string | null): string {
  const day = required(entry, field, parseDay(value));
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).toString();
  } catch {
    throw new EntryProblem(entry, field, `must be a date of the calendar, not “${day}”`);
  }
}

function mapNotice(wire: EntryOf<ChurchFactsQuery['noticeCollection']>, { report }: Reporting): Notice {
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
export const mapNotices = listMapper('notice', mapNotice);
