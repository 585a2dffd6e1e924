import type { Giving } from '#domain/church/giving.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { Fields } from '../../content-entries.ts';
import { optional, parseDay, required } from '../fields.ts';
import { listMapper, nameOf, wordsFrom } from '../mapping.ts';
import { mapRichTextPart } from '../page/rich-text.ts';

/** An account has an IBAN, or a sort code and a number as in the United Kingdom; some have both. */
function mapAccount(
  wire: Partial<Fields<'giving'>>,
): Pick<Giving['bank'], 'sortCode' | 'accountNumber' | 'iban'> {
  const { sortCode, accountNumber, iban } = wire;
  const entry = nameOf('giving', wire);
  const isBritish = !iban || sortCode || accountNumber;
  return {
    sortCode: isBritish ? required(entry, 'sortCode', sortCode) : undefined,
    accountNumber: isBritish ? required(entry, 'accountNumber', accountNumber) : undefined,
    iban: iban || undefined,
  };
}

/** The ways to give; the site shows the first. */
export const mapWaysToGive = listMapper('giving', (wire, mapping, entry): Giving => {
  const url = safeHref(wire.onlineUrl);
  const { textNumber: number, textKeyword: keyword } = wire;
  const text = number && keyword ? { number, keyword, note: wire.textWords ?? undefined } : undefined;
  return {
    id: wire.sys.id,
    bank: {
      accountName: required(entry, 'accountName', wire.accountName),
      ...mapAccount(wire),
      reference: required(entry, 'reference', wire.reference),
    },
    ...optional(wire, 'regularWords', 'onceWords', 'bankSafety'),
    online: url ? { url, provider: wire.onlineProvider ?? undefined } : undefined,
    text: text && wordsFrom(text, mapping, 'giving', wire, { note: 'textWords' }),
    giftAid: mapRichTextPart(entry, 'giftAid', wire.giftAid, mapping),
    giftAidUrl: safeHref(wire.giftAidUrl),
    lastChecked: parseDay(wire.lastChecked),
  };
});
