import { expect, test } from 'vitest';
import { assetOf, entryOf, linkTo, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { pictureFaults } from './pictures.ts';

const described = { alt: 'Bread and apples.', credit: 'Photograph by Ada Green' };
const agreed = 'everybody has agreed in writing';

function file(id: string, description: string | null) {
  return assetOf(id, {
    title: 'Harvest',
    description,
    file: { fileName: 'DSC_0042.jpg', contentType: 'image/jpeg' },
  });
}

function faults(fields: object | undefined, description: string | null = null) {
  const entries = fields
    ? [entryOf('picture', 'harvest', { file: linkTo('p'), ...described, consent: agreed, ...fields })]
    : [];
  return pictureFaults(spaceOf(entries, [file('p', description)]));
}

const inShort = (found: ReturnType<typeof faults>) =>
  found.map(({ severity, record, field }) => `${severity} ${record.type} ${field}`);

test.each([
  ['nothing', ' ', ['error picture alt']],
  ['its title', 'harvest', ['warning picture alt']],
  ['its file name', 'DSC_0042', ['warning picture alt']],
  ['a file name', 'supper.jpeg', ['warning picture alt']],
  ['what it shows', 'Bread and apples on the chancel step', []],
])('a picture described by %s', (_, alt, found) => {
  expect(inShort(faults({ alt }))).toEqual(found);
});

test('a picture without its own text has that of its file, and decoration needs none', () => {
  expect(faults({ alt: null }, 'Bread on the step')).toEqual([]);
  expect(faults({ alt: null, decorative: true })).toEqual([]);
});

test('a picture without a credit is reported', () => {
  expect(inShort(faults({ credit: null }))).toEqual(['warning picture credit']);
});

test.each([
  [agreed, 0],
  ['nobody can be recognised', 0],
  ['not everybody has agreed yet', 1],
  [null, 1],
])('with the consent “%s” the check says %s times that visitors do not see the picture', (consent, count) => {
  const found = faults({ consent });
  expect(inShort(found)).toEqual(Array(count).fill('warning picture consent'));
  for (const { message } of found) expect(message).toContain('do not see');
});

test('files that no picture describes lack credit and consent, which one warning says for all', () => {
  expect(inShort(faults(undefined, 'Bread on the step'))).toEqual(['warning asset title']);
  expect(inShort(faults(undefined))).toEqual(['error asset description', 'warning asset title']);
  const found = pictureFaults(spaceOf([], [file('p', 'Bread'), file('q', 'Apples')]));
  expect(found).toMatchObject([{ message: expect.stringContaining('2 files (p, q)') }]);
});

test('a file that is no picture needs no entry', () => {
  const sheet = assetOf('sheet', {
    title: 'Sheet',
    file: { fileName: 's.pdf', contentType: 'application/pdf' },
  });
  expect(pictureFaults(spaceOf([], [sheet]))).toEqual([]);
});
