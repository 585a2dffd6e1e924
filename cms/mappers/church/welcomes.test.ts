import { expect, test } from 'vitest';
import { listOf, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapWelcomes } from './welcomes.ts';

const wire = (language: string | null, sentence: string | null = 'Witamy.') => ({
  showFrom: null,
  showUntil: null,
  sys: { id: `welcome-${language}` },
  language,
  sentence,
});

function mapped(...wires: readonly ReturnType<typeof wire>[]) {
  const { mapping, messages } = recordingMapping();
  return { welcomes: mapWelcomes(listOf(...wires), mapping), messages: messages() };
}

test.each([
  ['pl', 'ltr'],
  ['uk', 'ltr'],
  ['ur', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['dv', 'rtl'],
  ['ku', 'ltr'],
  ['ckb', 'rtl'],
  ['pa', 'ltr'],
  ['pa-Arab', 'rtl'],
  ['ur-Latn', 'ltr'],
])('a welcome in %s runs %s, as the script of the language does', (language, direction) => {
  expect(mapped(wire(language)).welcomes).toEqual([{ language, direction, sentence: 'Witamy.' }]);
});

test('an unknown language, and a welcome without words, are left out alone and reported', () => {
  const { welcomes, messages } = mapped(wire('xx'), wire('polish_'), wire(null), wire('ro', ''), wire('pl'));
  expect(welcomes.map(({ language }) => language)).toEqual(['pl']);
  expect(messages).toEqual([
    'welcome welcome-xx: “language” must be the letters of a language, like pl, not “xx”, which is none.',
    expect.stringContaining('not “polish_”'),
    expect.stringContaining('“language” is empty'),
    expect.stringContaining('“sentence” is empty'),
  ]);
});

test('the first six are shown, and a seventh is reported', () => {
  const { welcomes, messages } = mapped(
    ...['pl', 'ro', 'ur', 'fa', 'uk', 'ar', 'fr'].map((tag) => wire(tag)),
  );
  expect(welcomes).toHaveLength(6);
  expect(messages).toEqual([
    'welcome welcome-fr: “order” puts this after the first 6, and Home shows no more: delete one, or give this a smaller number.',
  ]);
});

test('results of an earlier release, without the list, have no welcomes', () => {
  expect(mapWelcomes(undefined, recordingMapping().mapping)).toEqual([]);
});
