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
