import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../testing/content-folder.ts';
import { createImageCache } from './image-cache.ts';

const reportError = (error: unknown) => {
  throw error;
};
const bytes = (size: number, fill = 1) => Buffer.alloc(size, fill);

test('a cached picture is found again, even by the next process', async () => {
  await using folder = await contentFolder({});
  const options = { folder: join(folder.path, 'deep/er'), reportError };
  await createImageCache(options).put('a', bytes(3));
  expect(await createImageCache(options).get('a')).toEqual(bytes(3));
  expect(await createImageCache(options).get('b')).toBeUndefined();
});

test('the least recently used pictures are evicted', async () => {
  await using folder = await contentFolder({});
  const cache = createImageCache({ folder: folder.path, reportError, maxSize: 25 });
  await cache.put('a', bytes(10));
  await cache.put('b', bytes(10));
  await cache.get('a');
  await cache.put('c', bytes(10));
  expect((await readdir(folder.path)).toSorted()).toEqual(['a', 'c']);
  expect(await cache.get('b')).toBeUndefined();
});

test('excess pictures and unfinished files are deleted when the folder is opened', async () => {
  await using folder = await contentFolder({ 'x.unfinished': 'x', old: bytes(20), new: bytes(20) });
  await createImageCache({ folder: folder.path, reportError, maxSize: 30 }).put('a', bytes(5));
  expect(await readdir(folder.path)).toHaveLength(2);
});

test('a picture whose file was deleted is a cache miss', async () => {
  await using folder = await contentFolder({});
  const cache = createImageCache({ folder: folder.path, reportError });
  await cache.put('a', bytes(3));
  await rm(join(folder.path, 'a'));
  expect(await cache.get('a')).toBeUndefined();
});

test('a folder that cannot be used is reported once, and nothing is cached', async () => {
  await using folder = await contentFolder({});
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  const reported: unknown[] = [];
  const cache = createImageCache({
    folder: join(file, 'below'),
    reportError: (error) => reported.push(error),
  });
  await cache.put('a', bytes(3));
  await cache.put('b', bytes(4));
  expect([await cache.get('a'), await cache.get('b')]).toEqual([undefined, undefined]);
  expect(reported).toHaveLength(1);
});

test('a deleted folder is created again', async () => {
  await using folder = await contentFolder({});
  const options = { folder: join(folder.path, 'cache'), reportError };
  const cache = createImageCache(options);
  await cache.put('a', bytes(3));
  await rm(options.folder, { recursive: true });
  await cache.put('b', bytes(4));
  expect(await createImageCache(options).get('b')).toEqual(bytes(4));
});
