import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContentService } from '#scripts/content-service.ts';
import { type Part, stopParts } from '#scripts/part.ts';
import { startSiteAside } from '#scripts/site-part.ts';
import { callOnChange, webhookSettings } from '#scripts/webhook.ts';
import { startReverseProxy } from './reverse-proxies.ts';
import { freePorts } from './server-process.ts';
import type { WebServer } from './web-servers.ts';

/** Two sites with one content service behind a web server. */
export interface TwoSites {
  /** Where visitors find them, without a slash at the end. */
  readonly url: string;
  readonly content: Part;
  readonly sites: readonly [Part, Part];
  /** The folder of the web server's files; nginx has its pages in `kept/pages`. */
  readonly files: string;
  /** Starts a site again after one was killed. */
  restart(which: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built site twice, as `deploy/` describes it.
 * @param folder the content
 */
export async function startTwoSites(server: WebServer, folder = 'content'): Promise<TwoSites> {
  const files = mkdtempSync(join(tmpdir(), 'church-proxy-'));
  const [publicPort = 0, tls = 0, purge = 0, first = 0, second = 0] = await freePorts(5);
  const url = `http://127.0.0.1:${publicPort}`;
  const webhook = webhookSettings(undefined);
  // Behind nginx each site is called by an address of its own.
  const hooks = `${url}/hooks/content,${url}/hooks/content?site=2`;
  const called = server === 'nginx' ? { CONTENT_WEBHOOK_URL: hooks } : {};
  const content = await startContentService({ CONTENT_FOLDER: folder, ...webhook.service, ...called });
  const startSite = async (port: number) => {
    const told = server === 'nginx' ? { PURGE_URL: `http://127.0.0.1:${purge}/purge` } : {};
    const site = await startSiteAside(content, { PORT: String(port), ...webhook.site, ...told });
    if (server !== 'nginx') callOnChange(content, `http://127.0.0.1:${port}`);
    return site;
  };
  const both: [Part, Part] = await Promise.all([startSite(first), startSite(second)]);
  const process = await startReverseProxy(server, { publicPort, tls, purge, sites: [first, second] }, files);
  return {
    url,
    content,
    sites: both,
    files,
    async restart(which) {
      both[which] = await startSite(which === 0 ? first : second);
    },
    async stop() {
      await process.stop();
      await stopParts([...both, content]);
      rmSync(files, { recursive: true });
    },
  };
}
