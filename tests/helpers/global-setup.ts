import { buildSite } from '#scripts/build.ts';
import { startContentService } from '#scripts/content-service.ts';
import { stopParts } from '#scripts/part.ts';
import { startSiteAside } from '#scripts/site-part.ts';
import { tellAddresses } from './addresses.ts';

/** Builds the site if need be, and starts it and the embedded content service once, for every spec. Returns what stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildSite();
  const content = await startContentService();
  const site = await startSiteAside(content);
  tellAddresses({ site: site.url, content: content.url });
  return () => stopParts([site, content]);
}
