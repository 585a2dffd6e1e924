import type { OutageWords, SiteServices } from '#app/site-services.ts';
import { type Patience, usualPatience } from '#cms/answer-reading.ts';
import { type AnswerStore, noStore } from '#cms/answer-store.ts';
import { type ContentServiceAddress, createContentClient, createPreviewClient } from '#cms/client.ts';
import { isContentError } from '#cms/errors.ts';
import { createKeptAnswers, type KeptAnswers } from '#cms/kept-answers.ts';
import { rememberNothing } from '#cms/remembered.ts';
import type { Fault } from '#cms/service-gate.ts';
import { churchZone } from '#domain/church/church.ts';
import type { KeptPictures } from './kept-content/kept-pictures.ts';
import { createKeptSafeguarding } from './kept-content/kept-safeguarding.ts';
import type { Log } from './log.ts';
import { createPictureFetcher, createPictureGetter } from './pictures/picture-getter.ts';
import { createPictureMaker } from './pictures/picture-maker.ts';

/** What one page is made with. */
export interface PageServices {
  readonly services: SiteServices;
  /** The answers of the content service that it has been given so far, each by its key with its fingerprint. */
  readonly used: ReadonlyMap<string, string>;
}

/** Where pages get what they are made with. */
export interface ServiceRoom extends Pick<KeptAnswers, 'cached' | 'fault' | 'lastHeard'> {
  /** The last fault of the content service that is over. */
  lastFault(): Fault | undefined;
  forPage(): PageServices;
  /** What a page is made with that shows drafts: nothing of it is kept, or shared with the pages of visitors. */
  forPreview(previewToken: string): SiteServices;
  /** The fingerprint of an answer of the content service as it is now. */
  fingerprint(key: string): string | undefined;
  /** Sees to it that answers that have grown old are asked for anew, by their keys. */
  renew(keys: Iterable<string>): Promise<void>;
  /** Asks the content service anew for what may have changed; all of it when left out. */
  refresh(mayRead?: (types: readonly string[]) => boolean): Promise<void>;
}

/** What content is asked with, and who is told what. */
export interface ServicesOptions {
  readonly content: ContentServiceAddress;
  /** How old an answer of the content service may grow before it is asked again, in seconds. */
  readonly contentAge: number;
  /** Where answers outlive the process; left out: nowhere. */
  readonly store?: AnswerStore | undefined;
  /** Where the files of pictures do; left out: nowhere. */
  readonly keptPictures?: KeptPictures | undefined;
  /** How long the content service is waited for; the usual when left out. */
  readonly patience?: Patience;
  readonly fetch?: typeof globalThis.fetch;
  /** How far apart questions are while it fails, in milliseconds; the usual when left out. */
  readonly pause?: number;
  readonly siteUrl: string;
  readonly outage: OutageWords;
  readonly log: Log;
  readonly clock: () => Temporal.Instant;
  /** The same in milliseconds since 1970, for what asks over and over; left out: as `clock` says. */
  readonly time?: () => number;
  /** Told of entries that visitors' pages had to leave out. */
  readonly onEntryProblem: () => void;
  /** Told of the key of each answer of the content service that is no longer what it was. */
  readonly onChange: (key: string, fingerprint: string | undefined) => void;
}

function failureFields(error: unknown): Record<string, unknown> {
  if (isContentError(error))
    return { message: error.message, kind: error.failure.kind, operation: error.operation };
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}

/** Makes the services that a page's loaders are given; content is shared by all, the instant is the page's own. */
export function createServices(options: ServicesOptions): ServiceRoom {
  const { content, contentAge, siteUrl, outage, log, clock, onChange, store, pause } = options;
  const asking = {
    fetch: options.fetch ?? globalThis.fetch,
    patience: options.patience ?? usualPatience,
    onPartialAnswer: (operation: string, messages: readonly string[]) =>
      log('warn', 'content-partial', { operation, messages }),
  };
  const clientOf = (address: ContentServiceAddress, tokenSetting?: 'CONTENT_PREVIEW_TOKEN') =>
    createContentClient(address, { ...asking, ...(tokenSetting && { tokenSetting }) });
  const source = clientOf(content);
  const lastGoodSafeguarding = createKeptSafeguarding(store ?? noStore, clock, log, siteUrl);
  let lastFault: Fault | undefined;
  const answers = createKeptAnswers(source, {
    time: options.time ?? (() => clock().epochMilliseconds),
    maxAge: contentAge * 1000,
    onChange,
    onCovered: (error) => log('warn', 'content-kept', failureFields(error)),
    onFault: (error) => log('error', 'content-fault', failureFields(error)),
    onMended(fault) {
      lastFault = fault;
      const seconds = Math.round((clock().epochMilliseconds - fault.since) / 1000);
      log('info', 'content-mended', { seconds });
    },
    store,
    pause,
  });
  const pictures = createPictureMaker();
  const isFailing = () => answers.fault() !== undefined;
  const fetchPicture = createPictureFetcher(content.endpoint, asking.fetch);
  const getterWith = (kept: KeptPictures | undefined) =>
    createPictureGetter({ fetchPicture, kept, isFailing });
  const getPicture = getterWith(options.keptPictures);
  const shared = () => ({
    now: clock(),
    timeZone: churchZone,
    siteUrl,
    getPicture,
    outage,
    problems: [],
    onEntryProblem: options.onEntryProblem,
    onFailure: (error: unknown) => log('error', 'page-failed', failureFields(error)),
  });
  return {
    fingerprint: answers.fingerprint,
    renew: answers.renew,
    refresh: answers.refresh,
    cached: answers.cached,
    fault: answers.fault,
    lastFault: () => lastFault,
    lastHeard: answers.lastHeard,
    forPage() {
      const { client, used, remember, wordsOf } = answers.reader();
      const own = { content: client, remember, wordsOf, isPreview: false, pictures, lastGoodSafeguarding };
      return { services: { ...shared(), ...own }, used };
    },
    forPreview(previewToken) {
      const drafts = clientOf({ ...content, token: previewToken }, 'CONTENT_PREVIEW_TOKEN');
      const client = createPreviewClient(drafts);
      return {
        ...shared(),
        content: client,
        remember: rememberNothing(client),
        wordsOf: () => undefined,
        isPreview: true,
        pictures: createPictureMaker(),
        getPicture: getterWith(undefined),
        // An editor is shown what there is.
        lastGoodSafeguarding: { choose: (fresh) => fresh },
      };
    },
  };
}
