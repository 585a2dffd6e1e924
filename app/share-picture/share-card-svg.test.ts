import { expect, test } from 'vitest';
import { defaultColours, defaultPalettes } from '#domain/palette/palette.ts';
import type { CardSubject } from './share-card-subject.ts';
import { shareCardSvg } from './share-card-svg.ts';
import type { Font } from './text-layout.ts';

const font: Font = {
  width: (text, size) => (text.length * size) / 2,
  outline: (text) => `M0 0(${text})`,
  has: () => true,
};
const fonts = { heavy: font, thin: font };
const palette = defaultPalettes[1];
const card: CardSubject = {
  path: '/whats-on/carols',
  seed: 'carols',
  palette: 1,
  colours: defaultColours,
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

test('each event has its own window, always the same', () => {
  expect(shareCardSvg(card, palette, fonts)).toBe(shareCardSvg(card, palette, fonts));
  expect(shareCardSvg({ ...card, seed: 'pantry' }, palette, fonts)).not.toBe(
    shareCardSvg(card, palette, fonts),
  );
});
