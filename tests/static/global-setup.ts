import { stopProcesses } from '#scripts/child-process.ts';
import { demonstrationFolder } from '#scripts/content/content-folder.ts';
import { shareAddresses } from '#tests/helpers/addresses.ts';
import { exportContent } from '#tests/helpers/exported-site.ts';
import { serveByNginx } from '#tests/helpers/file-server.ts';
import { startContentService } from '#tests/helpers/services.ts';
import { freePort } from '#tests/proxies/server-process.ts';

/** Exports the demonstration, and has nginx serve it in place of the site. Returns a function that removes both. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Of what the specs ask it: which entries the menu has.
  const content = await startContentService();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const exported = await exportContent(demonstrationFolder, undefined, '/', url);
  const nginx = await serveByNginx(exported.root, port);
  shareAddresses({ site: url, content: content.url });
  return async () => {
    await nginx.stop();
    exported.remove();
    await stopProcesses([content]);
  };
}
