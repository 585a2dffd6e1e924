import { expect, test } from 'vitest';
import { palettes } from '../styles/palettes.ts';
import type { CardSubject } from './share-card-subject.ts';
import { shareCardSvg } from './share-card-svg.ts';
import type { Font } from './text-layout.ts';

const font: Font = {
  width: (text, size) => (text.length * size) / 2,
  outline: (text) => `M0 0(${text})`,
  has: () => true,
};
const fonts = { heavy: font, thin: font };
const card: CardSubject = {
  path: '/whats-on/carols',
  seed: 'carols',
  palette: 1,
  title: 'Carols',
  qualifier: undefined,
  picture: undefined,
  church: { title: 'St Oswin’s', city: 'Leeds' },
};

test('a card is 1200 by 630 and has the title and the church’s name', () => {
  const svg = shareCardSvg(card, fonts);
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).toContain('M0 0(Carols)');
  expect(svg).toContain('M0 0(Leeds)');
});

test('a card has its palette, and its text as outlines only', () => {
  const svg = shareCardSvg(card, fonts);
  expect(svg).toContain(palettes[1].secondary.value);
  expect(svg).toContain(palettes[1].primary.value);
  expect(svg).not.toMatch(/<text|font/);
});

test('each event has its own window, always the same', () => {
  expect(shareCardSvg(card, fonts)).toBe(shareCardSvg(card, fonts));
  expect(shareCardSvg({ ...card, seed: 'pantry' }, fonts)).not.toBe(shareCardSvg(card, fonts));
});
