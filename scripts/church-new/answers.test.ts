import { expect, test } from 'vitest';
import { askFor, questions, readAnswers } from './answers.ts';

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

/** Somebody who types these lines, and what they were asked. */
function typing(...lines: string[]) {
  const asked: string[] = [];
  const answer = async (question: string) => {
    asked.push(question);
    return lines.shift();
  };
  return { asked, answer };
}

test('a wrong answer is asked for again, and the others are kept', async () => {
  const { asked, answer } = typing('Capel "Bethel"', 'Capel Bethel', 'Wrecsam', 'Cymru', 'Wales', '');
  expect(await askFor({}, answer)).toEqual(readAnswers(answers));
  expect(asked).toHaveLength(6);
  expect(asked[1]).toMatch(/^The name of the church cannot have any of .*\nWhat is the church called/s);
  expect(asked[4]).toMatch(/^“Cymru” is none of England, .*\nIn which nation is it\?/s);
});

test('what an argument gives is asked for only if it cannot be used', async () => {
  const given = { name: 'Bethel', place: 'Bangor', country: 'Atlantis', denomination: 'none' };
  const { asked, answer } = typing('Wales');
  expect(await askFor(given, answer)).toMatchObject({
    country: 'GB',
    nation: 'england-wales',
    name: 'Bethel',
  });
  expect(asked).toEqual([expect.stringContaining(questions.country.text)]);
});

test('a script learns what is wrong', async () => {
  const given = { name: '', place: 'Bangor', country: 'Atlantis' };
  await expect(askFor(given, async () => undefined)).rejects.toThrow(
    'The name of the church is missing; write it.',
  );
});
