import { expect, test } from 'vitest';
import type { EntryProblem } from '../entry-problem.ts';
import { mapLocale } from './locale.ts';

function localeFrom(wire: Record<string, string | null>) {
  const problems: EntryProblem[] = [];
  const { words, ...settings } = mapLocale({ items: [wire] }, { report: (each) => problems.push(each) });
  return { ...settings, fields: problems.map(({ field }) => field) };
}

const england = { language: 'en-GB', zone: 'Europe/London', country: 'GB', currency: 'GBP' };

test('settings that say nothing of it mean a church in England', () => {
  expect(localeFrom({})).toEqual({ ...england, fields: [] });
  expect(localeFrom({ language: null, timeZone: '', country: null, currency: '' })).toEqual({
    ...england,
    fields: [],
  });
});

test('zone, country and currency come from the settings', () => {
  expect(localeFrom({ timeZone: 'Europe/Berlin', country: 'DE', currency: 'EUR' })).toEqual({
    ...england,
    zone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    fields: [],
  });
});

test('a language, zone, country or currency that does not exist is reported, and the others hold', () => {
  expect(
    localeFrom({ language: 'tlh', timeZone: 'Europe/Leipzig', country: 'XX', currency: 'EURO' }),
  ).toEqual({ ...england, fields: ['language', 'timeZone', 'country', 'currency'] });
  expect(localeFrom({ timeZone: 'Europe/Berlin', country: 'XX' })).toMatchObject({
    zone: 'Europe/Berlin',
    country: 'GB',
  });
});
