import { afterAll, expect, test } from 'vitest';
import { changedLines } from '#tests/helpers/changed-lines.ts';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';
import { changedFrom } from './change-series.ts';

const { editor, git, read, close } = await editorWithHistory([
  'siteSettings/',
  'eventKind/',
  'place/',
  'eventPage/bell-ringers',
  'eventPage/lunch-club',
]);
afterAll(close);

const page = '/entries/eventPage/lunch-club';

test('the form of a series asks from when on it changes, and offers its next date', async () => {
  const { text } = await editor.get(page);
  expect(text).toContain('If you change days, times or place: from when on?');
  expect(text).toMatch(
    /<input(?=[^>]*name="since")(?=[^>]*value="all")(?=[^>]*checked)[^>]*> All of them, past/,
  );
  expect(text).toMatch(/<input(?=[^>]*name="since.day")(?=[^>]*value="2026-12-02")/);
  expect(text).toContain('<a href="/dates?event=lunch-club">Cancel or move a date</a>');
});

test('new times from a day on are a line of the other times, and the former ones stay', async () => {
  const before = read('eventPage/lunch-club');
  const { status, location } = await editor.submit(page, {
    ...{ 'f.startTime': '12:15', 'f.endTime': '14:00' },
    ...{ since: 'on', 'since.day': '2027-01-07' },
  });
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/saved\?type=eventPage&id=lunch-club/)]);
  const after = read('eventPage/lunch-club');
  expect(after).toMatch(/otherTimes:\n? *(?:- |\[)["']?from 7 January 2027: 12\.15pm to 2pm/);
  expect(changedLines(before, after).removed).toBe(0);
  expect((await editor.get(location)).text).toContain('From 7 January 2027: 12.15pm to 2pm.');
  git('reset', '--hard', '--quiet', 'HEAD~1');
});

test('without a day it is not saved, and says so', async () => {
  const before = read('eventPage/lunch-club');
  const { text } = await editor.submit(page, { 'f.startTime': '12:15', since: 'on', 'since.day': '' });
  expect(text).toContain('Write the day from which on it changes.');
  expect(read('eventPage/lunch-club')).toBe(before);
});

test('where one date is moved, it leads to the event for all dates from there on', async () => {
  const { text } = await editor.get('/dates/bell-ringers/2026-12-02?what=moved');
  expect(text).toContain(
    '<a href="/entries/eventPage/bell-ringers">All dates, or all from a date on? Change the event itself.</a>',
  );
});

test('a line says only what is new: days, hours, room and place', () => {
  const before = { repeats: 'Mondays', startTime: '19:00', room: 'Nave', otherTimes: ['Sundays: 9am'] };
  const line = (values: object, date = '2027-01-06') =>
    changedFrom([], before, { ...before, ...values }, date)?.otherTimes?.at(-1);
  expect(line({ repeats: 'first Tuesdays' })).toBe('from 6 January 2027: first Tuesdays');
  expect(line({ startTime: '8pm', endTime: '21:30' })).toBe('from 6 January 2027: 8pm to 9.30pm');
  expect(line({ room: 'Tower' }, 'Epiphany')).toBe('from Epiphany: Tower');
  expect(changedFrom([], before, { ...before, title: 'Choir' }, '2027-01-06')).toBeUndefined();
  const { repeats, startTime } = changedFrom([], before, { ...before, startTime: '20:00' }, '') ?? {};
  expect([repeats, startTime]).toEqual(['Mondays', '19:00']);
});
