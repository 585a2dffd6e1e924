import { expect, test } from 'vitest';
import { askFor, questions } from './ask.ts';

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
  expect(await askFor({}, answer)).toEqual({
    name: 'Capel Bethel',
    place: 'Wrecsam',
    country: 'Wales',
    denomination: '',
  });
  expect(asked).toHaveLength(6);
  expect(asked[1]).toMatch(/^The name of the church cannot have any of .*\nWhat is the church called/s);
  expect(asked[4]).toMatch(/^“Cymru” is none of England, .*\nIn which nation is it\?/s);
});

test('what an argument gives is asked for only if it cannot be used', async () => {
  const given = { name: 'Bethel', place: 'Bangor', country: 'Atlantis', denomination: 'none' };
  const { asked, answer } = typing('Wales');
  expect(await askFor(given, answer)).toMatchObject({ country: 'Wales', name: 'Bethel' });
  expect(asked).toEqual([expect.stringContaining(questions.country)]);
});

test('a script learns what is wrong', async () => {
  const given = { name: '', place: 'Bangor', country: 'Atlantis' };
  await expect(askFor(given, async () => undefined)).rejects.toThrow(
    'The name of the church is missing; write it.',
  );
});
