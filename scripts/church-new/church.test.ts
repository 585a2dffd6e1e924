import { expect, test } from 'vitest';
import { readAnswers } from './church.ts';

const answers = {
  name: 'Capel Bethel',
  place: 'Wrecsam',
  country: 'Wales',
  denomination: 'none',
  languages: '',
};

test('a church has the settings of its country', () => {
  expect(readAnswers(answers)).toEqual({
    name: 'Capel Bethel',
    place: 'Wrecsam',
    denomination: '',
    country: 'GB',
    nation: 'Wales',
    language: 'en-GB',
    otherLanguages: [],
    timeZone: 'Europe/London',
    currency: 'GBP',
    charityLaw: 'england-wales',
  });
  const german = { language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR', charityLaw: 'none' };
  for (const country of ['Germany', 'germany ', 'DE'])
    expect(readAnswers({ ...answers, country })).toMatchObject(german);
});

test('further languages of the pages are those in which the site has words', () => {
  expect(readAnswers({ ...answers, languages: 'de' })).toMatchObject({ otherLanguages: ['de'] });
  expect(readAnswers({ ...answers, country: 'Germany', languages: 'en, de' })).toMatchObject({
    otherLanguages: ['en-GB'],
  });
  expect(readAnswers({ ...answers, languages: 'none' })).toMatchObject({ otherLanguages: [] });
  expect(readAnswers({ ...answers, languages: 'cy' })).toEqual([
    'The language “cy” is none of en-GB, de: the site has no words of its own in it.',
  ]);
});

test('an answer that cannot be used is refused in a sentence', () => {
  expect(readAnswers({ ...answers, name: ' ' })).toEqual(['The name of the church is missing.']);
  expect(readAnswers({ ...answers, name: 'A "B"' })).toEqual([expect.stringContaining('cannot have any of')]);
  expect(readAnswers({ ...answers, place: 'x'.repeat(51) })).toEqual([
    'The town or city has more than 50 letters.',
  ]);
  // Which part of the United Kingdom it is decides the helplines.
  expect(readAnswers({ ...answers, country: 'GB' })).toEqual([
    expect.stringMatching(/^The country “GB” is none of England, Wales, /),
  ]);
});
