import type { Settings } from './settings.ts';

/** All that an operator has told the site and that nobody else is to know. */
export function secretsOf({ content, webhook, preview, purge }: Settings): readonly string[] {
  return [
    content?.token,
    webhook?.signing,
    webhook?.header?.value,
    preview?.secret,
    preview?.token,
    purge?.url,
    purge?.header?.value,
  ].filter((secret) => secret !== undefined);
}
