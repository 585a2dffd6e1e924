import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addPhotograph, copyContent } from '#tests/helpers/content-folder.ts';
import { startContentService } from '#tests/helpers/services.ts';
import { startProcess, stopProcesses } from './child-process.ts';

/** The resident memory of a process, in megabytes (Linux). */
function residentMemory(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Whether a process has loaded the image library (Linux). */
const hasImageLibrary = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/maps`, 'utf8').includes('libvips');

test.runIf(existsSync('/proc/self/status'))(
  'after a flood of new sizes of a photograph the content service is hardly larger than before',
  { timeout: 120_000 },
  async () => {
    const { folder, remove } = copyContent();
    addPhotograph(folder);
    const service = await startContentService({ CONTENT_FOLDER: folder });
    onTestFinished(() => stopProcesses([service]).then(remove));
    const response = await fetch(`${service.url}/spaces/local`, {
      method: 'POST',
      headers: { Authorization: 'Bearer local-delivery-token' },
      body: '{"query":"{assetCollection(where:{contentType:\\"image/jpeg\\"},limit:1){items{url}}}"}',
    });
    const [, photograph] = /"url":"([^"]+)"/.exec(await response.text()) ?? [];
    const before = residentMemory(service.process.pid);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const format = ['webp', 'jpg', 'png'][at % 3];
        const picture = await fetch(`${photograph}?w=${700 + 12 * at}&fm=${format}`);
        await picture.arrayBuffer();
        return picture.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(residentMemory(service.process.pid) - before).toBeLessThan(90);
    expect(hasImageLibrary(service.process.pid)).toBe(false);
  },
);

/** Starts a process that is ready, at the address of its settings, when it has them. */
function startWithLater(later: Promise<Readonly<Record<string, string>>>) {
  const folder = mkdtempSync(join(tmpdir(), 'church-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'script.mjs');
  writeFileSync(script, `process.once('message', ({ URL: url }) => process.send({ kind: 'ready', url }));`);
  return startProcess(script, {}, { later });
}

test('a process gets settings that are not known when it starts', async () => {
  const service = await startWithLater(Promise.resolve({ URL: 'http://localhost:1' }));
  expect(service.url).toBe('http://localhost:1');
  await stopProcesses([service]);
});

test('a process does not start when its settings cannot be known', async () => {
  await expect(startWithLater(Promise.reject(new Error('There is no content.')))).rejects.toThrow(
    'There is no content.',
  );
});
