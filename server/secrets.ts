import type { Settings } from './settings/settings.ts';

/** All that an operator has told the site and that nobody else is to know. */
export function secretsOf({ content, hook, preview, outsideCache }: Settings): readonly string[] {
  return [
    content?.token,
    hook?.signing,
    hook?.header?.value,
    preview?.secret,
    preview?.token,
    outsideCache?.url,
    outsideCache?.header?.value,
  ].filter((secret) => secret !== undefined);
}
