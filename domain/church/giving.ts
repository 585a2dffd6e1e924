import type { RichText } from '../page/rich-text.ts';

/** The ways to give. A way that the church does not offer is undefined. */
export interface Giving {
  /** That of its entry. */
  readonly id: string;
  readonly bank: {
    readonly accountName: string;
    /** With the account number: a British account. */
    readonly sortCode: string | undefined;
    readonly accountNumber: string | undefined;
    /** An account anywhere in Europe (ISO 13616). */
    readonly iban: string | undefined;
    readonly reference: string;
  };
  /** How to set up a standing order, in the church's words. */
  readonly regularWords: string | undefined;
  /** How to give once by bank, in the church's words. */
  readonly onceWords: string | undefined;
  /** How donors can verify that the account is the church's, and whom to ring to make sure. */
  readonly bankSafety: string | undefined;
  readonly online: { readonly url: string; readonly provider: string | undefined } | undefined;
  readonly text:
    | {
        readonly number: string;
        readonly keyword: string;
        /** What a text costs and who must agree to it, which a donor must be able to read. */
        readonly note: string | undefined;
      }
    | undefined;
  /** About Gift Aid, as HMRC requires. Donors make the declaration at the provider; this site collects nothing. */
  readonly giftAid: RichText;
  readonly giftAidUrl: string | undefined;
  readonly lastChecked: string | undefined;
}

/** A way to give online beside the usual one: for one purpose alone, or by another company. */
export interface WayToGive {
  readonly title: string;
  readonly url: string;
  /** What it is for. */
  readonly summary: string | undefined;
}
