import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { stopProcesses } from '#scripts/child-process.ts';
import { demonstrationFolder } from '#scripts/content/content-folder.ts';
import { shareAddresses } from '#tests/helpers/addresses.ts';
import { exportContent } from '#tests/helpers/exported-site.ts';
import { serveByNginx } from '#tests/helpers/file-server.ts';
import { startContentService } from '#tests/helpers/services.ts';
import { freePort } from '#tests/proxies/server-process.ts';

const yearAgo = Date.now() / 1000 - 365 * 24 * 60 * 60;

/** Exports the demonstration, and has nginx serve it in place of the site. Returns a function that removes both. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Of what the specs ask it: which entries the menu has.
  const content = await startContentService();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const exported = await exportContent(demonstrationFolder, undefined, '/', url);
  // nginx says nothing of how long a file may be cached, and a browser takes a share of its age (RFC 9111, 4.2.2): they are a year old.
  for (const name of readdirSync(exported.root, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(exported.root, name), yearAgo, yearAgo);
  const nginx = await serveByNginx(exported.root, port);
  shareAddresses({ site: url, content: content.url });
  return async () => {
    await nginx.stop();
    exported.remove();
    await stopProcesses([content]);
  };
}
