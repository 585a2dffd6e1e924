import type { Giving } from '#domain/church/giving.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { parseDay, required } from '../fields.ts';
import { type Collection, type EntryOf, type Mapping, mapEntries, mapPart } from '../mapping.ts';
import { mapRichText } from '../page/rich-text.ts';

type GivingWire = EntryOf<AllFactsQuery['givingCollection']>;

const entry = 'giving';

/** An account has an IBAN, or a sort code and a number as in the United Kingdom; some have both. */
export function mapAccount({
  sortCode,
  accountNumber,
  iban,
}: Partial<GivingWire>): Pick<Giving['bank'], 'sortCode' | 'accountNumber' | 'iban'> {
  const isBritish = !iban || sortCode || accountNumber;
  return {
    sortCode: isBritish ? required(entry, 'sortCode', sortCode) : undefined,
    accountNumber: isBritish ? required(entry, 'accountNumber', accountNumber) : undefined,
    iban: iban || undefined,
  };
}

function mapWays(wire: GivingWire, { targets, locale, report }: Mapping): Giving {
  const onlineUrl = safeHref(wire.onlineUrl);
  const { textNumber, textKeyword } = wire;
  return {
    bank: {
      accountName: required(entry, 'accountName', wire.accountName),
      ...mapAccount(wire),
      reference: required(entry, 'reference', wire.reference),
    },
    regularWords: wire.regularWords ?? undefined,
    onceWords: wire.onceWords ?? undefined,
    bankSafety: wire.bankSafety ?? undefined,
    online: onlineUrl
      ? { url: onlineUrl, provider: wire.onlineProvider ?? locale.words.givingProvider }
      : undefined,
    text:
      textNumber && textKeyword
        ? { number: textNumber, keyword: textKeyword, note: wire.textWords ?? undefined }
        : undefined,
    giftAid: mapPart(entry, () => mapRichText(entry, 'giftAid', wire.giftAid, targets), [], report),
    giftAidUrl: safeHref(wire.giftAidUrl),
    lastChecked: parseDay(wire.lastChecked),
  };
}

/**
 * The ways to give.
 * @returns undefined when content has none
 */
export function mapGiving(collection: Collection<GivingWire>, mapping: Mapping): Giving | undefined {
  return mapEntries(entry, collection, (wire) => mapWays(wire, mapping), mapping.report)[0];
}
