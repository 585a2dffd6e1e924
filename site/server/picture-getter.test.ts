import { expect, test } from 'vitest';
import { createPictureGetter } from './picture-getter.ts';

const stored = {
  picture: {
    id: 'choir',
    type: 'image/jpeg',
    path: '/pictures/choir/7',
    description: 'A choir.',
    width: 3000,
    height: 2000,
  },
  url: new URL('https://pictures.example/choir.jpg'),
} as const;

const file = { width: 480, format: 'avif' } as const;

/** A service of pictures that answers until it fails, with a memory that lasts. */
function getting() {
  const memory = new Map<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>();
  const asked: string[] = [];
  const state = { hasFile: true, isFailing: false };
  const fetch = async (address: unknown) => {
    asked.push(String(address));
    if (!state.hasFile) throw new TypeError('fetch failed');
    return new Response('bytes', { headers: { 'Content-Type': 'image/avif' } });
  };
  const get = createPictureGetter({
    fetch: fetch as typeof globalThis.fetch,
    kept: {
      find: async (name, version) => memory.get(`${version} ${name}`),
      keep: (name, version, picture) => void memory.set(`${version} ${name}`, picture),
      written: async () => {},
    },
    isFailing: () => state.isFailing,
  });
  return { get, asked, state };
}

test('a picture that cannot be had is shown as it was kept', async () => {
  const { get, state } = getting();
  const picture = await get(stored, file);
  state.hasFile = false;
  expect(await get(stored, file)).toEqual(picture);
  await expect(get(stored, { ...file, width: 720 })).rejects.toMatchObject({
    failure: { kind: 'unreachable' },
  });
});

test('while content fails nobody waits for a file that is kept', async () => {
  const { get, asked, state } = getting();
  const picture = await get(stored, file);
  state.isFailing = true;
  expect(await get(stored, file)).toEqual(picture);
  expect(asked).toHaveLength(1);
  await get(stored, undefined);
  expect(asked).toHaveLength(2);
});
