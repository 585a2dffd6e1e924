import { expect, test } from 'vitest';
import { eventPath } from '#domain/page/route-pattern.ts';
import { defaultStyleVersion } from '#domain/palette/house-style.ts';
import { defaultPalettes } from '#domain/palette/palette.ts';
import { colourPanes, outline, panesFor } from '../components/pictures/stained-glass.ts';
import { shareCardSvg } from './share-card-svg.ts';
import type { ShareSubject } from './share-picture.ts';
import type { Font } from './text-layout.ts';

const font: Font = {
  width: (text, size) => (text.length * size) / 2,
  outline: (text) => `M0 0(${text})`,
  has: () => true,
};
const fonts = { heavy: font, thin: font };
const palette = defaultPalettes[1];
const card: ShareSubject = {
  path: '/whats-on/carols',
  palette: 1,
  style: defaultStyleVersion,
  title: 'Carols',
  qualifier: undefined,
  picture: undefined,
  church: { title: 'St Oswin’s', city: 'Leeds' },
};

test('a card is 1200 by 630 and has the title and the church’s name', () => {
  const svg = shareCardSvg(card, palette, fonts);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).toContain('M0 0(Carols)');
  expect(svg).toContain('M0 0(Leeds)');
});

test('a card has its palette, and its text as outlines only', () => {
  const svg = shareCardSvg(card, palette, fonts);
  expect(svg).toContain(palette.secondary);
  expect(svg).toContain(palette.primary);
  expect(svg).not.toMatch(/<text|font/);
});

test('a card has the window of the event’s own page, by its slug', () => {
  const seed = 'café';
  const [panes = []] = colourPanes(seed, panesFor(seed, 1200, 630, 44), 4);
  expect(shareCardSvg({ ...card, path: eventPath(seed) }, palette, fonts)).toContain(outline(panes));
});

test('each event has its own window, always the same', () => {
  expect(shareCardSvg(card, palette, fonts)).toBe(shareCardSvg(card, palette, fonts));
  expect(shareCardSvg({ ...card, path: '/whats-on/pantry' }, palette, fonts)).not.toBe(
    shareCardSvg(card, palette, fonts),
  );
});

const logo = { bytes: new Uint8Array([1, 2, 3]), width: 200, height: 96, ground: '#ffffff' } as const;
const imageIn = (svg: string) => /<image [^>]*>/.exec(svg)?.[0];

test('a church’s logo stands beside its name, on its own ground where the page has another', () => {
  const svg = shareCardSvg(card, palette, fonts, logo);
  expect(imageIn(svg)).toBe(
    '<image href="data:image/png;base64,AQID" x="64" y="480" width="200" height="96"/>',
  );
  expect(svg).toContain('<rect fill="#ffffff" x="52" y="468" width="224" height="120"/><image');
  expect(svg).toContain('M0 0(Leeds)');
  const onField = shareCardSvg(card, palette, fonts, { ...logo, ground: palette.primary });
  expect(onField).not.toContain('<rect');
  expect(imageIn(shareCardSvg(card, palette, fonts))).toBeUndefined();
});

test('a name that is in the logo, and that of the church on Home, is not said twice', () => {
  const named = {
    path: '/pictures/logo/1',
    description: 'St Oswin’s in Leeds',
    id: 'logo',
    type: 'image/png',
  } as const;
  const church = { ...card.church, logo: { ...named, width: 2, height: 1 } } as const;
  expect(shareCardSvg({ ...card, church }, palette, fonts, logo)).not.toContain('(Leeds)');
  const emblem = { ...church, logo: { ...church.logo, description: 'The shield of St Oswin’s' } };
  expect(shareCardSvg({ ...card, church: emblem }, palette, fonts, logo)).toContain('(Leeds)');
  const home = shareCardSvg({ ...card, path: '/' }, palette, fonts, logo);
  expect(home.match(/\(Leeds\)/g)).toHaveLength(1);
});

test('a title is above the logo however long it is, and a name of two lines stays in the card', () => {
  const font: Font = { ...fonts.heavy, outline: (text, x, y) => `[${text} ${x} ${Math.round(y)}]` };
  const drawn = (title: string, church: string, of?: typeof logo) => {
    const subject = { ...card, title, church: { title: church, city: '' } };
    const svg = shareCardSvg(subject, palette, { heavy: font, thin: font }, of);
    return Array.from(svg.matchAll(/\[(\S+) [\d.]+ (\d+)\]/g), ([, word, y]) => [word, Number(y)] as const);
  };
  const lowest = drawn('Words '.repeat(30), 'Church', logo).filter(([word]) => word === 'Words');
  expect(Math.max(...lowest.map(([, y]) => y))).toBeLessThanOrEqual(474 - 50);
  expect(Math.min(...lowest.map(([, y]) => y))).toBeGreaterThanOrEqual(40);
  const name = drawn('Title', 'Memorial '.repeat(8)).filter(([word]) => word === 'Memorial');
  expect(new Set(name.map(([, y]) => y)).size).toBe(2);
  expect(Math.max(...name.map(([, y]) => y))).toBeLessThanOrEqual(575);
});
