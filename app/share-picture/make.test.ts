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

/** A fake that returns its input. */
function fakePictures(
  fetch: typeof globalThis.fetch = () => Promise.reject(new Error('Nothing is to be fetched.')),
): Pictures {
  return {
    fetch: (stored, file) => fetchPicture(stored, file, fetch),
    drawing: async (svg) => new TextEncoder().encode(svg),
    photograph: async (file) => file,
  };
}

function textOf(bytes: Bytes | undefined): string {
  return new TextDecoder().decode(bytes);
}

test('a page without a photograph gets a window with its title', async () => {
  const draw = async (title: string) =>
    textOf(await drawShareCard({ ...subject, title, photograph: undefined }, fakePictures()));
  const svg = await draw(subject.title);
  expect(svg).toMatch(/^<svg .*<\/svg>$/);
  expect(await draw('Another title')).not.toBe(svg);
});

test('a photograph is fetched no larger than it is shared', async () => {
  const fetched: string[] = [];
  const pictures = fakePictures(async (address) => {
    fetched.push(String(address));
    return new Response('choir', { headers: { 'Content-Type': 'image/webp' } });
  });
  expect(textOf(await frameSharePhotograph(subject, content, pictures))).toBe('choir');
  expect(fetched).toEqual([
    expect.stringMatching(/^https:\/\/pictures\.example\/choir\.png\?w=1200&fm=webp/),
  ]);
});

test('a page without a photograph has none, and a drawing does not count as one', async () => {
  const drawing = { ...photograph, type: 'image/svg+xml' };
  for (const picture of [undefined, drawing]) {
    const framed = frameSharePhotograph({ ...subject, photograph: picture }, content, fakePictures());
    expect(await framed).toBeUndefined();
  }
});
