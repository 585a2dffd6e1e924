import type { OutageWords, SiteServices } from '#site/app/site-services.ts';
import { type ContentServiceAddress, createContentClient } from '#site/content/client.ts';
import { ContentError } from '#site/content/errors.ts';
import { createLastGood } from '#site/content/last-good.ts';
import { hasLocalContact } from '#site/domain/safeguarding.ts';
import type { Log } from './log.ts';
import { createPictureMaker } from './picture-maker.ts';

/** The zone in which the church keeps its times. */
const timeZone = 'Europe/London';

/** The longest a visitor waits for the content service, in milliseconds, before the page says so. */
const contentTimeout = 4_500;

interface ServicesOptions {
  readonly content: ContentServiceAddress;
  readonly siteUrl: string;
  readonly outage: OutageWords;
  readonly log: Log;
  readonly clock: () => Temporal.Instant;
}

function failureFields(error: unknown): Record<string, unknown> {
  if (error instanceof ContentError)
    return { message: error.message, kind: error.failure.kind, operation: error.operation };
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}

/** Makes the services that one request's loaders are given; the client is shared, the instant is the request's own. */
export function createServices({
  content,
  siteUrl,
  outage,
  log,
  clock,
}: ServicesOptions): () => SiteServices {
  const client = createContentClient(content, {
    fetch: globalThis.fetch,
    timeout: contentTimeout,
    onPartialAnswer: (operation, messages) => log('warn', 'content-partial', { operation, messages }),
  });
  const lastGoodSafeguarding = createLastGood(hasLocalContact, () =>
    log('error', 'safeguarding-kept', {
      message:
        'Content names nobody in the church who can be reached: the Safeguarding page stays as it last was.',
    }),
  );
  const pictures = createPictureMaker();
  return () => ({
    content: client,
    now: clock(),
    timeZone,
    siteUrl,
    outage,
    pictures,
    lastGoodSafeguarding,
    onEntryProblem: (problem) => log('warn', 'entry-left-out', { message: problem.message }),
    onFailure: (error) => log('error', 'page-failed', failureFields(error)),
  });
}
