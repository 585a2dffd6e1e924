import type { RequestListener } from 'node:http';
import type { ContentClient } from '#site/content/client.ts';
import type { SiteParts } from '../site-handler.ts';

/**
 * What a collector is told of. Where it is switched off there is none of it: nothing is loaded, and no request meets a line of
 * it.
 */
export interface Telemetry {
  /** The same listener, each of whose requests is told of. */
  watchRequests(listener: RequestListener): RequestListener;
  /** The same sender, of whose pages is told how the server came by them. */
  watchSending(send: SiteParts['send']): SiteParts['send'];
  /** The same client, each of whose questions is told of, as a part of the request that waits for it. */
  watchQuestions(client: ContentClient): ContentClient;
  /** Sends what has not been sent, and ends; takes a few seconds at most and never throws. */
  end(): Promise<void>;
}
