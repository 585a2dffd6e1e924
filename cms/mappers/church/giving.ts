import type { Giving } from '#domain/church/giving.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { optional, parseDay, required } from '../fields.ts';
import { type EntryOf, listMapper, type Mapping, nameOf } from '../mapping.ts';
import { mapRichTextPart } from '../page/rich-text.ts';

type GivingWire = EntryOf<ChurchFactsQuery['givingCollection']>;

/** An account has an IBAN, or a sort code and a number as in the United Kingdom; some have both. */
export function mapAccount(
  wire: Partial<GivingWire>,
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

function mapGiving(wire: GivingWire, mapping: Mapping): Giving {
  const onlineUrl = safeHref(wire.onlineUrl);
  const { textNumber, textKeyword } = wire;
  const entry = nameOf('giving', wire);
  return {
    bank: {
      accountName: required(entry, 'accountName', wire.accountName),
      ...mapAccount(wire),
      reference: required(entry, 'reference', wire.reference),
    },
    ...optional(wire, 'regularWords', 'onceWords', 'bankSafety'),
    online: onlineUrl
      ? { url: onlineUrl, provider: wire.onlineProvider ?? mapping.locale.words.givingProvider }
      : undefined,
    text:
      textNumber && textKeyword
        ? { number: textNumber, keyword: textKeyword, note: wire.textWords ?? undefined }
        : undefined,
    giftAid: mapRichTextPart(entry, 'giftAid', wire.giftAid, mapping),
    giftAidUrl: safeHref(wire.giftAidUrl),
    lastChecked: parseDay(wire.lastChecked),
  };
}

/** The ways to give; the site shows the first. */
export const mapWaysToGive = listMapper('giving', mapGiving);
