import { readAnswer } from './answer-reading.ts';
import type { RefusedSetting } from './errors.ts';

/** The largest refusal that is read, in bytes: Contentful's have some hundreds. */
const maxBytes = 16_000;

/**
 * Finds the setting that a service refuses: 401 or 403 for the token, 404 where nothing is at the address; for a space or an environment
 * that it does not know Contentful answers 400 with a code (Contentful, "GraphQL errors").
 * @param tokenSetting the setting that holds the token
 * @returns undefined where something else is wrong
 */
export async function refusedSetting(
  response: Response,
  tokenSetting: RefusedSetting,
): Promise<RefusedSetting | undefined> {
  if (response.status === 401 || response.status === 403) return tokenSetting;
  if (response.status === 404) return 'CONTENT_ENDPOINT';
  if (response.status !== 400) return undefined;
  const text = await readAnswer('', response, maxBytes).catch(() => '');
  const [, code] = /"code"\s*:\s*"UNKNOWN_(SPACE|ENVIRONMENT)"/.exec(text) ?? [];
  return code === undefined ? undefined : (`CONTENT_${code}` as RefusedSetting);
}
