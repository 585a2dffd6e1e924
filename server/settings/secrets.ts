import type { Settings } from './settings.ts';

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
