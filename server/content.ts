import type { OutageWords } from '#app/site-context.ts';
import { carryOverSafeguarding } from '#cms/carry-over-safeguarding.ts';
import {
  type ContentClient,
  type ContentServiceAddress,
  createContentClient,
  createPreviewClient,
} from '#cms/client.ts';
import { isContentError } from '#cms/errors.ts';
import { type ContentAnswers, fetchAnswers } from '#cms/fetch-answers.ts';
import { AppPreRender, type AppPreRenderQuery } from '#cms/generated/operations.ts';
import { type MapContentOptions, type MappedContent, mapContent } from '#cms/map-content.ts';
import { refusalInWords, whyRefused } from '#cms/refuse-answers.ts';
import { createResilientClient, firstRetryDelay, retryDelay } from '#cms/resilient-client.ts';
import {
  type Accepted,
  createSnapshotStore,
  type Snapshot,
  type SnapshotFile,
  type SnapshotStore,
} from '#cms/snapshot-store.ts';
import { churchZone } from '#domain/church/church.ts';
import type { Log } from './log.ts';

/** Answers that are implausible and were refused. */
class RefusedAnswers extends Error {
  override readonly name = 'RefusedAnswers';
}

/** The site's content, as visitors and as editors see it. */
export interface Content {
  readonly store: SnapshotStore;
  /**
   * Fetches everything with its drafts, for an editor.
   * @throws ContentError
   */
  readonly fetchPreview: (previewToken: string) => Promise<MappedContent>;
}

interface ContentOptions {
  readonly address: ContentServiceAddress;
  readonly fetch: typeof globalThis.fetch;
  /** Seconds; 0: every page load fetches for itself. */
  readonly maxAge: number;
  readonly file: SnapshotFile | undefined;
  readonly siteUrl: string;
  readonly outage: OutageWords;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  readonly onChange: (snapshot: Snapshot) => void;
}

/** The log fields of an error; never a token, nor the address that has it. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (isContentError(error))
    return { message: error.message, kind: error.failure.kind, operation: error.operation };
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}

function hasMenuEvents({ highlightedEvents, regularEvents }: AppPreRenderQuery): boolean {
  return [highlightedEvents, regularEvents].some((list) => list?.items.some((event) => event?.slug));
}

function hadMenuEvents(lastGood: Snapshot | undefined): boolean {
  const { highlightedEvents = [], regularEvents = [] } = lastGood?.content.navigation ?? {};
  return highlightedEvents.length + regularEvents.length > 0;
}

/** Connects the content service, the mappers and the snapshot store. */
export function createContent(options: ContentOptions): Content {
  const { address, fetch, maxAge, file, siteUrl, outage, log, time, onChange } = options;
  const asking = {
    fetch,
    onPartialAnswer: (operation: string, messages: readonly string[]) =>
      log('warn', 'cms-partial-answer', { operation, messages }),
  };
  const client = createResilientClient(createContentClient(address, asking));
  const mapping: MapContentOptions = { timeZone: churchZone, fallback: outage };

  /** While answers are refused, the first query shows whether the others are worth sending. */
  const probing: ContentClient = {
    async query(operation, variables) {
      const data = await client.query(operation, variables);
      const isRefused = store.fault()?.error instanceof RefusedAnswers && hadMenuEvents(store.current());
      if (isRefused && operation.name === AppPreRender.name && !hasMenuEvents(data as AppPreRenderQuery))
        throw new RefusedAnswers('The lists of the menu hold no events.');
      return data;
    },
  };

  /** @throws RefusedAnswers */
  function readAnswers(
    fresh: unknown,
    last: ContentAnswers | undefined,
    source: 'service' | 'file',
  ): Accepted<ContentAnswers> {
    const reason = whyRefused(fresh, source);
    if (reason) throw new RefusedAnswers(refusalInWords(reason));
    const { answers, fault } = carryOverSafeguarding(fresh as ContentAnswers, last, siteUrl);
    if (fault)
      log('error', 'safeguarding-stale-served', {
        message: `${fault} The Safeguarding page stays as it last was.`,
      });
    return { answers, ...mapContent(answers, mapping) };
  }

  const store: SnapshotStore = createSnapshotStore<ContentAnswers>({
    fetchAnswers: () => fetchAnswers(probing),
    readAnswers,
    file,
    maxAge: maxAge * 1000,
    time,
    // Refused answers do not open the client's circuit, so they have its delays without it.
    retryDelay: (failures) => Math.max(client.retryAfter(), failures > 1 ? retryDelay : firstRetryDelay),
    onChange,
    onFault({ error }) {
      log('error', 'cms-failed', errorFields(error));
      if (store.current()) log('warn', 'cache-stale-served', { message: error.message });
    },
    onRecovered: ({ since }) =>
      log('info', 'cms-recovered', { seconds: Math.round((time() - since) / 1000) }),
    onRefused: (error) => log('warn', 'snapshot-refused', errorFields(error)),
  });

  return {
    store,
    async fetchPreview(token) {
      const drafts = createContentClient(
        { ...address, token },
        { ...asking, tokenSetting: 'CONTENT_PREVIEW_TOKEN' },
      );
      return mapContent(await fetchAnswers(createPreviewClient(drafts)), mapping);
    },
  };
}
