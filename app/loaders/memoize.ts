import type { SiteContent } from '#cms/site-content.ts';
import type { SiteWithContent } from '../site-context.ts';

/**
 * Memoizes what pages derive from content and time: once for each content, which is that of one language, until it is no longer valid:
 * `validUntil` is the instant from which it would be wrong, undefined for never.
 * @param derive depends on `content`, its locale and `now` alone; nothing else of the site may change its value
 */
export function memoize<Value extends { readonly validUntil: Temporal.Instant | undefined }>(
  derive: (site: SiteWithContent) => Value,
): (site: SiteWithContent) => Value {
  const memos = new WeakMap<SiteContent, { readonly from: Temporal.Instant; readonly value: Value }>();
  const { compare } = Temporal.Instant;
  return (site) => {
    const { content, now } = site;
    const memo = memos.get(content);
    const end = memo?.value.validUntil;
    if (memo && compare(memo.from, now) <= 0 && (end === undefined || compare(now, end) < 0))
      return memo.value;
    const value = derive(site);
    memos.set(content, { from: now, value });
    return value;
  };
}
