import { expect, test } from 'vitest';
import { mapContent } from '#cms/map-content.ts';
import { fetchPicture } from '#cms/picture-file.ts';
import type { SiteContent } from '#cms/site-content.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { defaultStyleVersion } from '#domain/palette/house-style.ts';
import { defaultPalettes } from '#domain/palette/palette.ts';
import type { Picture } from '#domain/picture/picture.ts';
import { siteWith } from '#tests/fixtures/content.fixture.ts';
import { photograph as choir } from '#tests/fixtures/picture.fixture.ts';
import { recordedResults } from '#tests/fixtures/results.fixture.ts';
import { canonicalPath } from '../../canonical-path.ts';
import { loadFonts } from '../../share-picture/load-fonts.ts';
import { shareCardSvg } from '../../share-picture/share-card-svg.ts';
import { sharePicture, sharePicturePattern } from '../../share-picture/share-picture.ts';
import { type Bytes, createLoadContext, type Pictures } from '../../site-context.ts';
import { findSharePicture, frameSharePicture, loader } from './share-picture.ts';

const photograph: Picture = { ...choir, type: 'image/png', width: 40, height: 30 };

const subject = {
  path: '/whats-on/carols',
  title: 'Carols',
  qualifier: undefined,
  palette: 1,
  style: defaultStyleVersion,
  picture: photograph,
  church: { title: 'St Oswin’s', city: 'Leeds' },
} as const;

const stored = {
  picture: { ...photograph, width: 6000, height: 4000 },
  url: new URL('https://pictures.example/choir.png'),
};

/** A fake that returns its input. */
function fakePictures(
  fetch: typeof globalThis.fetch = () => Promise.reject(new Error('Nothing is to be fetched.')),
): Pictures {
  return {
    fetch: (stored, file) => fetchPicture(stored, file, fetch),
    drawing: async (svg) => new TextEncoder().encode(svg),
    photograph: async (file) => file,
    icon: async (file) => file,
    logo: async (bytes, box) => ({ bytes, ...box }),
  };
}

function textOf(bytes: Bytes | undefined): string {
  return new TextDecoder().decode(bytes);
}

test('a page without a photograph gets a window with its title', async () => {
  const fonts = await loadFonts('Bricolage Grotesque');
  const draw = (title: string) =>
    shareCardSvg({ ...subject, title, picture: undefined }, defaultPalettes[1], fonts);
  const svg = draw(subject.title);
  expect(svg).toMatch(/^<svg .*<\/svg>$/);
  expect(draw('Another title')).not.toBe(svg);
});

test('a photograph is fetched no larger than it is shared', async () => {
  const fetched: string[] = [];
  const pictures = fakePictures(async (address) => {
    fetched.push(String(address));
    return new Response('choir', { headers: { 'Content-Type': 'image/webp' } });
  });
  expect(textOf(await frameSharePicture(stored, '#ffffff', pictures))).toBe('choir');
  expect(fetched).toEqual([
    expect.stringMatching(/^https:\/\/pictures\.example\/choir\.png\?w=1200&fm=webp/),
  ]);
});

test('a photograph is shared with the church’s logo, and has another address when that changes', async () => {
  const frames: unknown[] = [];
  const pictures = fakePictures(
    async () => new Response('choir', { headers: { 'Content-Type': 'image/webp' } }),
  );
  const photograph: Pictures['photograph'] = async (file, frame) => {
    frames.push(frame.logo);
    return file;
  };
  const logo = { bytes: new Uint8Array([1]), width: 96, height: 96, ground: '#cdf6f7' } as const;
  await frameSharePicture(stored, '#ffffff', { ...pictures, photograph }, logo);
  expect(frames).toEqual([logo]);
  const withLogo = (path: Path) =>
    sharePicture({ ...subject, church: { ...subject.church, logo: { ...choir, path } } }).path;
  expect(
    new Set([sharePicture(subject).path, withLogo('/pictures/logo/1'), withLogo('/pictures/logo/2')]).size,
  ).toBe(3);
});

test('a drawing is fetched as it is', async () => {
  const drawing = { ...photograph, type: 'image/svg+xml' };
  const stored = { picture: drawing, url: new URL('https://pictures.example/choir.svg') };
  const fetched: string[] = [];
  const pictures = fakePictures(async (address) => {
    fetched.push(String(address));
    return new Response('<svg/>');
  });
  const framed = frameSharePicture(stored, '#ffffff', pictures);
  expect(textOf(await framed)).toBe('<svg/>');
  expect(fetched).toEqual(['https://pictures.example/choir.svg']);
});

const fallback = { title: 'A church', city: 'Leeds', telephone: '0113 496 0100' };
const { content: published } = mapContent(recordedResults, fallback);

const route = (rest: string) => ({ pattern: sharePicturePattern, params: { '*': rest } });

test('a page and an event have a picture when they are published', () => {
  expect(findSharePicture('about-us.png', published)).toMatchObject({
    type: 'image/png',
    picture: undefined,
  });
  expect(findSharePicture('unknown.png', published)).toBeUndefined();
  expect(findSharePicture('whats-on/unknown.png', published)).toBeUndefined();
  expect(canonicalPath(route('about-us.png'), published)).toBe('/og/about-us.png');
});

test('only the current version of a picture makes a difference, so that invented ones cost nothing', () => {
  const { path = '' } = sharePicture(findSharePicture('about-us.png', published)?.subject ?? subject);
  const [, version = ''] = /^\/og\/(\w+)\/about-us\.png$/.exec(path) ?? [];
  const pathOf = (rest: string) => canonicalPath(route(rest), published);
  expect(pathOf(`${version}/about-us.png`)).toBe(path);
  expect(findSharePicture(`${version}/about-us.png`, published)?.isCurrent).toBe(true);
  expect(pathOf('unknown/about-us.png')).toBe('/og/about-us.png');
  expect(findSharePicture('unknown/about-us.png', published)?.isCurrent).toBe(false);
  expect(pathOf(`${version}/home.png`)).toBe('/og/home.png');
  expect(pathOf(`${version}/unknown.png`)).toBe('/-/-');
});

const events = published.events.map((event) => ({
  ...event,
  slug: 'carols',
  title: 'Carols',
  picture: photograph,
}));
const [first] = events;
const withEvent = { ...published, events: first ? [first] : [] };

test.each([
  ['home.png', '/', 'image/png'],
  ['whats-on.png', '/whats-on', 'image/png'],
  ['137pti7/home.png', '/', 'image/png'],
  ['whats-on/carols.png', '/whats-on/carols', 'image/png'],
  ['137pti7/whats-on/carols.jpg', '/whats-on/carols', 'image/jpeg'],
])('/og/%s is the picture of %s', (rest, path, type) => {
  expect(findSharePicture(rest, withEvent)).toMatchObject({ type, subject: { path }, isCurrent: false });
});

test.each([
  '',
  'home',
  'home.gif',
  '.png',
  'whats-on/.png',
  'home.jpg',
  '7/about-us/now.png',
  '7-8/about-us.png',
  'whats-on/:slug',
])('/og/%s is no address of a picture', (rest) => {
  expect(findSharePicture(rest, withEvent)).toBeUndefined();
});

test('an animation is no picture to share', () => {
  const animated = withEvent.events.map((event) => ({
    ...event,
    picture: { ...photograph, type: 'image/gif' },
  }));
  expect(findSharePicture('whats-on/carols.jpg', { ...published, events: animated })).toBeUndefined();
});

test('the picture of a church with a logo has its file, on the background of palette 0, and without one it has none', async () => {
  const logo = { ...photograph, id: 'logo', path: '/pictures/logo/1' } as const;
  const files = new Map([['logo', { picture: logo, url: new URL('https://pictures.example/logo.png') }]]);
  const pictureOf = async (fields: Pick<SiteContent, 'church' | 'pictures'>) => {
    const pictures = fakePictures(async (address) => new Response(String(address)));
    const site = siteWith({ content: { ...published, ...fields }, pictures });
    const args = { context: createLoadContext(site), params: { '*': 'safeguarding.png' } };
    const response = await loader(args as unknown as Parameters<typeof loader>[0]);
    return response.text();
  };
  const drawn = await pictureOf({ church: { ...published.church, logo }, pictures: files });
  expect(drawn).toContain(
    `<image href="data:image/png;base64,${Buffer.from('https://pictures.example/logo.png').toString('base64')}"`,
  );
  expect(await pictureOf(published)).not.toContain('<image');
});
