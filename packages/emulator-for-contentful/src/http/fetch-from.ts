import type { ReadContent } from '../content/content-reading.ts';
import { createImageTransformer } from '../images/image-transformer.ts';
import { defaultSettings, type Settings } from '../settings.ts';
import { createHandler } from './handler.ts';
import { type ServedContent, serveContent } from './served-content.ts';

/** The settings of the service that have a meaning without a port. */
type InProcessSettings = Pick<Settings, 'space' | 'environment' | 'deliveryToken' | 'previewToken'>;

/** What was served last: its schema is used again while the model is the same. */
let last: ServedContent | undefined;

/**
 * A `fetch` that answers requests in this process as the service would, without a port: for a program that asks content which it has
 * just read. The origin of an address does not matter.
 * @param content as `readContent` has read it
 */
export function fetchFrom(
  { space, files }: Pick<ReadContent, 'space' | 'files'>,
  given: Partial<InProcessSettings> = {},
): typeof globalThis.fetch {
  const settings = { ...defaultSettings, ...given };
  const served = serveContent(space, files, last);
  last = served;
  const reportError = (error: unknown) => {
    throw error;
  };
  const handler = createHandler({
    content: () => served,
    space: settings.space,
    environment: settings.environment,
    tokens: { delivery: settings.deliveryToken, preview: settings.previewToken },
    images: createImageTransformer(),
    publicUrl: 'http://localhost',
    reportError,
  });
  return (input, init) => handler(new Request(input, init));
}
