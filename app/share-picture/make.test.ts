import { expect, test } from 'vitest';
import { fetchPicture } from '#cms/picture-file.ts';
import type { SiteContent } from '#cms/site-content.ts';
import type { Picture } from '#domain/picture/picture.ts';
import type { Bytes, Pictures } from '../site-context.ts';
import { drawShareCard, frameSharePhotograph } from './make.ts';

const photograph: Picture = {
  id: 'choir',
  type: 'image/png',
  path: '/pictures/choir/7',
  description: 'A choir.',
  width: 40,
  height: 30,
};

const subject = {
  path: '/whats-on/carols',
  seed: 'carols',
  title: 'Carols',
  qualifier: undefined,
  palette: 1,
  photograph,
  church: { title: 'St Oswin’s', city: 'Leeds' },
} as const;

const content = {
  pictures: new Map([
    [
      'choir',
      {
        picture: { ...photograph, width: 6000, height: 4000 },
        url: new URL('https://pictures.example/choir.png'),
      },
    ],
  ]),
} as const satisfies Pick<SiteContent, 'pictures'>;

/** A fake that returns its input and records the cache keys. */
function recordingPictures(
  fetch: typeof globalThis.fetch = () => Promise.reject(new Error('Nothing is to be fetched.')),
) {
  const keys: string[] = [];
  const pictures: Pictures = {
    fetch: (stored, file) => fetchPicture(stored, file, fetch),
    drawing: async (key, svg) => {
      keys.push(key);
      return new TextEncoder().encode(await svg());
    },
    photograph: async (key, file) => {
      keys.push(key);
      return file();
    },
  };
  return { keys, pictures };
}

function words(bytes: Bytes | undefined): string {
  return new TextDecoder().decode(bytes);
}

test('a page without a photograph gets a window, cached by its version', async () => {
  const { keys, pictures } = recordingPictures();
  const svg = words(await drawShareCard({ ...subject, photograph: undefined }, pictures));
  expect(svg).toMatch(/^<svg .*<\/svg>$/);
  await drawShareCard({ ...subject, title: 'Carols by candlelight' }, pictures);
  expect(keys[0]).toMatch(/^\/og\/whats-on\/carols\.png\?v=/);
  expect(new Set(keys).size).toBe(2);
});

test('a photograph is fetched no larger than it is shared', async () => {
  const fetched: string[] = [];
  const { keys, pictures } = recordingPictures(async (address) => {
    fetched.push(String(address));
    return new Response('choir', { headers: { 'Content-Type': 'image/webp' } });
  });
  expect(words(await frameSharePhotograph(subject, content, pictures))).toBe('choir');
  expect(fetched[0]).toMatch(/^https:\/\/pictures\.example\/choir\.png\?w=1200&fm=webp/);
  expect(keys[0]).toMatch(/^\/og\/whats-on\/carols\.jpg\?v=/);
});

test('a page without a photograph has none, and a drawing does not count as one', async () => {
  const { keys, pictures } = recordingPictures();
  const drawing = { ...photograph, type: 'image/svg+xml' };
  for (const picture of [undefined, drawing]) {
    const framed = frameSharePhotograph({ ...subject, photograph: picture }, content, pictures);
    expect(await framed).toBeUndefined();
  }
  expect(keys).toEqual([]);
});
