import type { RichText } from '../page/rich-text.ts';

/** The ways to give; each absent where the church does not offer it. */
export interface Giving {
  readonly bank: {
    readonly accountName: string;
    readonly sortCode: string;
    readonly accountNumber: string;
    readonly reference: string;
  };
  /** How to set up a standing order, in the church's words. */
  readonly regularWords: string | undefined;
  /** How to give once by bank, in the church's words. */
  readonly onceWords: string | undefined;
  /** How givers can be sure that the account is the church's, and whom to ring if in doubt. */
  readonly bankSafety: string | undefined;
  readonly online: { readonly url: string; readonly provider: string } | undefined;
  readonly text:
    | {
        readonly number: string;
        readonly keyword: string;
        /** What it costs and who must agree to it, which a giver must be told. */
        readonly words: string | undefined;
      }
    | undefined;
  /** Gift Aid in HMRC's required sense; the declaration is made at the provider, we collect nothing. */
  readonly giftAid: RichText;
  readonly giftAidUrl: string | undefined;
  readonly lastChecked: string | undefined;
}
