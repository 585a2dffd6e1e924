import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sitePermissions } from '#scripts/site-process.ts';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { addresses } from '#tests/helpers/addresses.ts';
import { startCommand } from '#tests/helpers/command.ts';
import { embedded } from '#tests/helpers/content.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('a site that may write to one folder only shows every page, draws pictures, and stores its content', async ({
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'church-permissions-'));
  const site = startCommand(process.execPath, [...sitePermissions(root, [folder]), 'build/site.js'], {
    CONTENT_ENDPOINT: addresses().content,
    CONTENT_SPACE: embedded.space,
    CONTENT_TOKEN: embedded.token,
    CACHE_DIR: folder,
    // Without a compile cache, which the site may not write.
    NODE_COMPILE_CACHE: '',
  });
  try {
    const url = await site.waitForOutput(/"site-ready","url":"([^"]+)"/);
    for (const path of [...paths, '/calendar.ics', '/og/contact.png', '/icons/192.png'])
      expect((await request.get(url + path)).status(), path).toBe(200);
    await site.waitForOutput(/"snapshot-written"/);
    expect(await site.stop()).toBe(0);
    expect(site.output()).toContain('"confined":true');
    expect(site.output()).not.toMatch(/"level":"(?:warn|error)"/);
    expect(site.errors()).toBe('');
    expect(readdirSync(folder, { recursive: true }).join()).toMatch(/\.json/);
  } finally {
    await site.stop('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
