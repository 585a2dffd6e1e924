import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateTimeText, instantOf, invalidDateReason, parseDateText } from './date-text.ts';

const shown = (text: string) => {
  const date = parseDateText(text);
  return date === undefined ? undefined : dateTimeText(date);
};

test.each([
  ['2020-04-22', '2020-04-22T00:00:00.000Z'],
  ['2020-04-22T10:00', '2020-04-22T10:00:00.000Z'],
  ['2020-04-22T10:00:30', '2020-04-22T10:00:30.000Z'],
  ['2020-04-22T10:00+02:00', '2020-04-22T10:00:00.000+02:00'],
  ['2020-04-22T10:00:30.25+0200', '2020-04-22T10:00:30.250+02:00'],
  ['2020-04-22 10:00Z', '2020-04-22T10:00:00.000Z'],
  ['0000-02-29', '0000-02-29T00:00:00.000Z'],
])('%s is returned as %s', (stored, returned) => {
  expect(shown(stored)).toBe(returned);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '26-01-01',
  '2026-01-01T24:00',
  '2026-01-01T10:60',
  '2026-01-01T10:30+99:00',
  '2026-01-01T10:30+01:60',
  'soon',
  '',
])('%j is no date', (text) => {
  expect(parseDateText(text)).toBeUndefined();
  expect(instantOf(text)).toBeNaN();
});

test.each([
  ['2026-02-30', 'is “2026-02-30”, but that month has days 01 to 28.'],
  ['2026-31-12', 'is “2026-31-12”, but a date is year-month-day, and months go from 01 to 12.'],
  ['2026-01-01T24:00', 'is “2026-01-01T24:00”, but times go from 00:00 to 23:59.'],
  ['01/12/2026', undefined],
])('%j is no date, and why', (text, why) => {
  expect(invalidDateReason(text)).toBe(why);
});

test('the same instant in two zones is the same instant', () => {
  expect(instantOf('2026-06-01T10:00+01:00')).toBe(instantOf('2026-06-01T09:00Z'));
});

test('every instant survives being written and read', () => {
  const moment = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (date) => {
      expect(instantOf(date.toISOString())).toBe(date.getTime());
      expect(shown(date.toISOString())).toBe(date.toISOString());
    }),
  );
});
