import { expect, test } from 'vitest';
import { readAnswers } from './answers.ts';

const answers = {
  name: 'Capel Bethel',
  place: 'Wrecsam',
  country: 'Wales',
  denomination: 'none',
};

test('a church has the settings of its nation', () => {
  expect(readAnswers(answers)).toEqual({
    name: 'Capel Bethel',
    place: 'Wrecsam',
    denomination: '',
    country: 'GB',
    isPart: true,
    helplines: ['britain', 'wales'],
    nation: 'england-wales',
    language: 'en-GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    charityLaw: 'england-wales',
  });
  const german = { language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR', charityLaw: 'none' };
  for (const country of ['Germany', 'germany ', 'DE'])
    expect(readAnswers({ ...answers, country })).toMatchObject({ ...german, nation: 'germany' });
  const nationOf = (country: string) => readAnswers({ ...answers, country }).nation;
  expect(['England', 'Scotland', 'Northern Ireland', 'Ireland', 'Austria'].map(nationOf)).toEqual([
    'england-wales',
    'scotland',
    'northern-ireland',
    'ireland',
    undefined,
  ]);
});

test('a bilingual name of 80 letters can be used, and one letter more is refused', () => {
  const name = 'Capel Annibynwyr Cymraeg Bethel · Bethel Welsh Independent Chapel, Llanrhaeadr';
  expect(readAnswers({ ...answers, name }).name).toBe(name);
  expect(readAnswers({ ...answers, name: 'x'.repeat(80) }).name).toHaveLength(80);
  expect(() => readAnswers({ ...answers, name: 'x'.repeat(81) })).toThrow(
    'The name of the church has 81 letters; write at most 80.',
  );
});

test('an answer that cannot be used is refused in a sentence that says what to write', () => {
  expect(() => readAnswers({ ...answers, name: ' ' })).toThrow(
    'The name of the church is missing; write it.',
  );
  expect(() => readAnswers({ ...answers, name: 'A "B"' })).toThrow('cannot have any of');
  // Which part of the United Kingdom it is decides the helplines.
  expect(() => readAnswers({ ...answers, country: 'GB' })).toThrow(
    /^“GB” is none of England, Wales, Scotland, Northern Ireland, Ireland, Germany\. Another country can be Austria, /,
  );
  expect(() => readAnswers({ ...answers, country: 'another country' })).toThrow(
    'Another country can be Austria',
  );
});
