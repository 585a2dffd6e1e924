import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, stopProcesses } from '#scripts/child-process.ts';
import { startContentService, startSiteFor } from '#tests/helpers/services.ts';
import { nginxConfiguration, startNginx } from './nginx.ts';
import { freePorts } from './server-process.ts';

/** Two sites with one content service behind nginx. */
export interface TwoSites {
  /** Where visitors find them, without a slash at the end. */
  readonly url: string;
  readonly content: Service;
  readonly sites: readonly [Service, Service];
  stop(): Promise<void>;
}

/**
 * Starts the built site twice, as `deploy/` describes it.
 * @param folder the content
 */
export async function startTwoSites(folder: string): Promise<TwoSites> {
  const files = mkdtempSync(join(tmpdir(), 'church-proxy-'));
  const [publicPort = 0, tls = 0, first = 0, second = 0] = await freePorts(4);
  const url = `http://127.0.0.1:${publicPort}`;
  const secret = randomBytes(32).toString('hex');
  const content = await startContentService({
    CONTENT_FOLDER: folder,
    CONTENT_WEBHOOK_SECRET: secret,
    // Each site is called by its own address.
    CONTENT_WEBHOOK_URL: `${url}/hooks/content,${url}/hooks/content?site=2`,
  });
  const startSite = (port: number) => startSiteFor(content, { PORT: String(port), WEBHOOK_SECRET: secret });
  const sites = await Promise.all([startSite(first), startSite(second)]);
  const nginx = await startNginx(
    nginxConfiguration({ publicPort, tls, sites: [first, second] }),
    files,
    `${url}/healthz`,
  );
  return {
    url,
    content,
    sites,
    async stop() {
      await nginx.stop();
      await stopProcesses([...sites, content]);
      rmSync(files, { recursive: true });
    },
  };
}
