import { currentNotices } from '#domain/church/notice.ts';
import { nextEightDays } from '#domain/diary/next-eight-days.ts';
import { earliest } from '#domain/event/event-validity.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import type { SiteWithContent } from '../site-context.ts';
import { churchEvents } from './church-events.ts';
import { memoize } from './memoize.ts';
import { describePage } from './page-loader.server.ts';

/** The words of the sheet and the screen, which come with their data, so that no other page loads them. */
export type WeekWords = ReturnType<typeof thisWeek>['week']['words'];

/** The next eight days, with what the editor says of them, for the notice sheet and the screen. */
export const thisWeek = memoize((site) => {
  const { content, locale } = site;
  const { toCome, validUntil } = churchEvents(site);
  const sheets = currentNotices(content.sheets, locale);
  const { endings, ...week } = nextEightDays(toCome, locale);
  const { leads, readings, ...words } = locale.words.week;
  const ends = Array.from(sheets.endings, ([id, end]) => [id, end.epochMilliseconds] as const);
  return {
    week: { ...week, words, sheets: sheets.notices },
    endings: { ...endings, ...Object.fromEntries(ends) },
    validUntil: earliest(validUntil, sheets.validUntil) ?? validUntil,
  };
});

/** The metadata of both: parts of Coming Up, whose canonical address they have, so that no search engine lists one of a week that is over. */
export function describeWeek({ content, locale }: SiteWithContent) {
  const page = describePage(content.pages.comingUp, routePattern.comingUp);
  return { ...page, title: locale.words.layout.sheet, qualifier: undefined };
}
