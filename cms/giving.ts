import type { Giving } from '#domain/church/giving.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { ContentClient } from './client.ts';
import { firstGood, type OnEntryProblem, required } from './entry-problem.ts';
import { Giving as GivingOperation, type GivingQuery } from './generated/operations.ts';
import { parseDay } from './mappers/day.ts';
import { parseRichText } from './mappers/rich-text-field.ts';

type Wire = NonNullable<NonNullable<GivingQuery['givingCollection']>['items'][number]>;

function parseGiving(wire: Wire): Giving {
  const onlineUrl = safeHref(wire.onlineUrl);
  const { textNumber, textKeyword } = wire;
  return {
    bank: {
      accountName: required('giving', 'accountName', wire.accountName),
      sortCode: required('giving', 'sortCode', wire.sortCode),
      accountNumber: required('giving', 'accountNumber', wire.accountNumber),
      reference: required('giving', 'reference', wire.reference),
    },
    regularWords: wire.regularWords ?? undefined,
    onceWords: wire.onceWords ?? undefined,
    bankSafety: wire.bankSafety ?? undefined,
    online: onlineUrl
      ? { url: onlineUrl, provider: wire.onlineProvider ?? 'our giving provider' }
      : undefined,
    text:
      textNumber && textKeyword
        ? { number: textNumber, keyword: textKeyword, words: wire.textWords ?? undefined }
        : undefined,
    giftAid: parseRichText(wire.giftAid),
    giftAidUrl: safeHref(wire.giftAidUrl),
    lastChecked: parseDay(wire.lastChecked),
  };
}

/**
 * The ways to give.
 * @returns undefined when content has none
 * @throws ContentError
 */
export async function getGiving(
  client: ContentClient,
  onProblem: OnEntryProblem,
): Promise<Giving | undefined> {
  const answer = await client.query(GivingOperation, {});
  return firstGood(answer.givingCollection?.items, parseGiving, onProblem);
}
