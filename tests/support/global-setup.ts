import { buildSite } from '#run/build.ts';
import { contentServiceSettings, startContentService } from '#run/content-service.ts';
import { startPart, stopParts } from '#run/part.ts';
import { tellAddresses } from './addresses.ts';

/** Builds the site if need be, and starts it and the embedded content service once, for every spec. Returns what stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildSite();
  const content = await startContentService();
  const settings = { ...contentServiceSettings(content), PORT: '0', NODE_ENV: 'production' };
  const site = await startPart('site', 'site/server/main.ts', settings, true);
  tellAddresses({ site: site.url, content: content.url });
  return () => stopParts([site, content]);
}
