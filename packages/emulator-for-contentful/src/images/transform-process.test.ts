import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentFolder } from '../testing/content-folder.ts';
import { ImageFault } from './image-options.ts';
import { createTransformProcess } from './transform-process.ts';

const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

test('several pictures are transformed concurrently, and a file that is not a picture is a fault', async () => {
  await using folder = await contentFolder({ 'a.png': png, 'b.png': 'no picture' });
  const transform = createTransformProcess();
  const pictures = await Promise.all(
    [10, 20].map((width) => transform(join(folder.path, 'a.png'), 'image/png', { width, format: 'webp' })),
  );
  const sizes = await Promise.all(pictures.map((bytes) => sharp(bytes).metadata()));
  expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
    [10, 5, 'webp'],
    [20, 10, 'webp'],
  ]);
  await expect(transform(join(folder.path, 'b.png'), 'image/png', { width: 5 })).rejects.toThrow(ImageFault);
});

test.skipIf(!existsSync('/proc/self/status'))(
  'the process ends when it is idle, and the next picture starts another',
  async () => {
    await using folder = await contentFolder({ 'a.png': png });
    const transform = createTransformProcess(1000);
    const file = join(folder.path, 'a.png');
    const others = await children();
    const own = async () => (await children()).difference(others).size;
    await transform(file, 'image/png', { width: 5 });
    expect(await own()).toBe(1);
    await expect.poll(own, { timeout: 5000 }).toBe(0);
    expect((await sharp(await transform(file, 'image/png', { width: 6 })).metadata()).width).toBe(6);
  },
);

/** The ids of the processes that transform pictures for this one. */
async function children(): Promise<Set<string>> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const [status, command] = await Promise.all(
        ['status', 'cmdline'].map((name) => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '')),
      );
      return status?.includes(`PPid:\t${process.pid}\n`) && command?.includes('transform-main') ? [id] : [];
    }),
  );
  return new Set(found.flat());
}
