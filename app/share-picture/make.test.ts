import { expect, test } from 'vitest';
import { fetchPicture } from '#cms/pictures.ts';
import type { Picture } from '#domain/picture/picture.ts';
import type { Bytes, PictureMaker, SiteServices } from '../site-services.ts';
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

/** A fake that returns its input and records the cache keys. */
function makerWithMemory() {
  const keys: string[] = [];
  const pictures: PictureMaker = {
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

function servicesWith(
  pictures: PictureMaker,
  asset: unknown = null,
  fetch: typeof globalThis.fetch = () => Promise.reject(new Error('Nothing is to be fetched.')),
): SiteServices {
  const content = { query: async () => ({ asset }) as never };
  const getPicture: SiteServices['getPicture'] = (stored, file) => fetchPicture(stored, file, fetch);
  return { content, pictures, getPicture } as Partial<SiteServices> as SiteServices;
}

function words(bytes: Bytes | undefined): string {
  return new TextDecoder().decode(bytes);
}

test('a page without a photograph gets a window, cached by its version', async () => {
  const { keys, pictures } = makerWithMemory();
  const svg = words(await drawShareCard({ ...subject, photograph: undefined }, servicesWith(pictures)));
  expect(svg).toMatch(/^<svg .*<\/svg>$/);
  await drawShareCard({ ...subject, title: 'Carols by candlelight' }, servicesWith(pictures));
  expect(keys[0]).toMatch(/^\/og\/whats-on\/carols\.png\?v=/);
  expect(new Set(keys).size).toBe(2);
});

test('a photograph is fetched no larger than it is shared', async () => {
  const { keys, pictures } = makerWithMemory();
  const asset = {
    sys: { id: 'choir', publishedVersion: 7 },
    url: 'https://pictures.example/choir.png',
    contentType: 'image/png',
    description: 'A choir.',
    width: 6000,
    height: 4000,
  };
  const fetched: string[] = [];
  const services = servicesWith(pictures, asset, async (address) => {
    fetched.push(String(address));
    return new Response('choir', { headers: { 'Content-Type': 'image/webp' } });
  });
  expect(words(await frameSharePhotograph(subject, services))).toBe('choir');
  expect(fetched[0]).toMatch(/^https:\/\/pictures\.example\/choir\.png\?w=1200&fm=webp/);
  expect(keys[0]).toMatch(/^\/og\/whats-on\/carols\.jpg\?v=/);
});

test('a page without a photograph has none, and a drawing does not count as one', async () => {
  const { keys, pictures } = makerWithMemory();
  const drawing = { ...photograph, type: 'image/svg+xml' };
  for (const picture of [undefined, drawing]) {
    const framed = frameSharePhotograph({ ...subject, photograph: picture }, servicesWith(pictures));
    expect(await framed).toBeUndefined();
  }
  expect(keys).toEqual([]);
});
