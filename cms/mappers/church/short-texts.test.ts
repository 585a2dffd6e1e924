import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapNotices, mapOtherWords, mapQuestions, mapSheets, mapWelcomes } from './short-texts.ts';

const { questionCollection } = recordedResults.ChurchFacts;

test('each question has its topic and its answer', () => {
  const { mapping, problems } = recordingMapping();
  const questions = mapQuestions(questionCollection, mapping);
  expect(questions).toHaveLength(2);
  expect(questions[0]?.answer[0]).toMatchObject({ kind: 'paragraph' });
  expect(problems).toEqual([]);
});

test('a question in another language says which; a tag that is none is reported, and the question is shown', () => {
  const { mapping, messages } = recordingMapping();
  const list = listOf(...['pl', 'Polish!'].map((language) => entryLike(questionCollection, { language })));
  expect(mapQuestions(list, mapping).map(({ language }) => language)).toEqual(['pl', undefined]);
  expect(messages()).toEqual([expect.stringContaining('“language” must be the letters of a language')]);
});

test.each([
  ['on no known topic', { topic: 'x' }],
  ['without a question', { question: null }],
])('a question %s is left out alone, and reported', (_, fields) => {
  const { mapping, problems } = recordingMapping();
  const list = listOf(entryLike(questionCollection, fields), entryLike(questionCollection));
  expect(mapQuestions(list, mapping)).toHaveLength(1);
  expect(problems).toHaveLength(1);
});

const { noticeCollection } = recordedResults.ChurchFacts;

test('a notice has its days as they were typed', () => {
  const { mapping, problems } = recordingMapping();
  const typed = { from: '2026-12-01T00:00:00.000Z', until: '2026-12-06T00:00:00.000Z' };
  const [notice] = mapNotices(listOf(entryLike(noticeCollection, typed)), mapping);
  expect(notice).toMatchObject({ from: '2026-12-01', until: '2026-12-06' });
  expect(problems).toEqual([]);
});

test('a notice with an unsafe link is shown without it', () => {
  const { mapping } = recordingMapping();
  const wire = entryLike(noticeCollection, { linkText: 'More', linkUrl: 'javascript:alert(1)' });
  expect(mapNotices(listOf(wire), mapping)).toMatchObject([{ link: undefined }]);
});

test.each([
  ['with an impossible date', { from: '2026-02-30' }],
  ['without text', { text: null }],
])('a notice %s is left out alone, and reported', (_, fields) => {
  const { mapping, problems } = recordingMapping();
  const list = listOf(entryLike(noticeCollection, fields), entryLike(noticeCollection));
  expect(mapNotices(list, mapping)).toHaveLength(1);
  expect(problems).toHaveLength(1);
});

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

test.each([
  ['Thursday', '2026-11-26', '2026-11-29'],
  ['Sunday', '2026-11-29', '2026-11-29'],
  ['Monday', '2026-11-30', '2026-12-06'],
])('a box of the notice sheet that begins on a %s ends on the next Sunday', (_, from, until) => {
  const { mapping, messages } = recordingMapping();
  const { sheetCollection } = recordedResults.ChurchFacts;
  const sheets = mapSheets(listOf(entryLike(sheetCollection, { from: `${from}T00:00:00.000Z` })), mapping);
  expect(sheets).toMatchObject([{ from, until, body: [{ kind: 'paragraph' }, { kind: 'list' }] }]);
  expect(messages()).toEqual([]);
});

test('other words lead to paths, and a line that cannot be read is reported', () => {
  const { mapping, messages } = recordingMapping();
  const otherWords = ['christening, baptism: /christenings', 'food bank'];
  expect(mapOtherWords({ sys: { id: 'site' }, otherWords }, mapping)).toEqual([
    { words: 'christening, baptism', path: '/christenings' },
  ]);
  expect(messages()).toEqual([
    'siteSettings site: “otherWords” holds “food bank”, but words, a colon and a path, like “christening, baptism: /christenings”, is expected.',
  ]);
  expect(mapOtherWords({}, mapping)).toEqual([]);
});
