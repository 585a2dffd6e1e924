import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, stopProcesses } from '#scripts/child-process.ts';
import { startContentService, startSiteFor } from '#tests/helpers/services.ts';
import { startReverseProxy } from './reverse-proxies.ts';
import { freePorts } from './server-process.ts';
import type { WebServer } from './web-servers.ts';

/** Two sites with one content service behind a web server. */
export interface TwoSites {
  /** Where visitors find them, without a slash at the end. */
  readonly url: string;
  /** Where the sites purge the cache of nginx. */
  readonly purgeUrl: string;
  readonly content: Service;
  readonly sites: readonly [Service, Service];
  /** The folder of the web server's files; nginx has its pages in `cache/pages`. */
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
  const purgeUrl = `http://127.0.0.1:${purge}/purge`;
  const secret = randomBytes(32).toString('hex');
  // Behind nginx each site is called by its own address.
  const hooks =
    server === 'nginx'
      ? [`${url}/hooks/content`, `${url}/hooks/content?site=2`]
      : [first, second].map((port) => `http://127.0.0.1:${port}/hooks/content`);
  const content = await startContentService({
    CONTENT_FOLDER: folder,
    CONTENT_WEBHOOK_SECRET: secret,
    CONTENT_WEBHOOK_URL: hooks.join(','),
  });
  const startSite = (port: number) => {
    const purgeSetting = server === 'nginx' ? { PURGE_URL: purgeUrl } : {};
    return startSiteFor(content, { PORT: String(port), WEBHOOK_SECRET: secret, ...purgeSetting });
  };
  const both: [Service, Service] = await Promise.all([startSite(first), startSite(second)]);
  const process = await startReverseProxy(server, { publicPort, tls, purge, sites: [first, second] }, files);
  return {
    url,
    purgeUrl,
    content,
    sites: both,
    files,
    async restart(which) {
      both[which] = await startSite(which === 0 ? first : second);
    },
    async stop() {
      await process.stop();
      await stopProcesses([...both, content]);
      rmSync(files, { recursive: true });
    },
  };
}
