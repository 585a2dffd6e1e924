import type { Notice } from '#domain/church/notice.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { ContentClient } from './client.ts';
import { EntryProblem, keepGood, type OnEntryProblem, required } from './entry-problem.ts';
import { Notices, type NoticesQuery } from './generated/operations.ts';
import { parseDay } from './mappers/day.ts';

type Wire = NonNullable<NonNullable<NoticesQuery['noticeCollection']>['items'][number]>;

function parseDate(entry: string, field: string, value: string | null): string {
  const day = required(entry, field, parseDay(value));
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).toString();
  } catch {
    throw new EntryProblem(entry, field, `must be a date of the calendar, not “${day}”`);
  }
}

function parseNotice(wire: Wire): Notice {
  const entry = `notice ${wire.sys.id}`;
  const href = safeHref(wire.linkUrl);
  return {
    id: wire.sys.id,
    text: required(entry, 'text', wire.text),
    from: parseDate(entry, 'from', wire.from),
    until: parseDate(entry, 'until', wire.until),
    link: wire.linkText && href ? { words: wire.linkText, href } : undefined,
  };
}

/**
 * The notices of now and of the time to come, and some that are past.
 * @throws ContentError
 */
export async function getNotices(
  client: ContentClient,
  onProblem: OnEntryProblem,
): Promise<readonly Notice[]> {
  const answer = await client.query(Notices, {});
  return keepGood(answer.noticeCollection?.items, parseNotice, onProblem);
}
