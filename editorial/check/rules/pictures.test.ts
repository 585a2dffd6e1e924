import { expect, test } from 'vitest';
import { entryOf, linkTo } from '#tests/fixtures/content-entry.fixture.ts';
import { pictureProblems } from './pictures.ts';

const described = { alt: 'Bread and apples.', credit: 'Photograph by Ada Green' };

function file(id: string, description: string | null) {
  return entryOf('asset', id, {
    title: 'Harvest',
    description,
    fileName: 'DSC_0042.jpg',
    contentType: 'image/jpeg',
  });
}

function faults(fields: object | undefined, description: string | null = null) {
  const entries = fields
    ? [entryOf('picture', 'harvest', { file: linkTo('p'), ...described, ...fields })]
    : [];
  return pictureProblems([...entries, file('p', description)]);
}

const inShort = (found: ReturnType<typeof faults>) =>
  found.map(({ severity, entry, field }) => `${severity} ${entry.split(' ')[0]} ${field}`);

test.each([
  ['nothing', ' ', ['error picture alt']],
  ['its title', 'harvest', ['warning picture alt']],
  ['its file name', 'DSC_0042', ['warning picture alt']],
  ['a file name', 'supper.jpeg', ['warning picture alt']],
  ['what it shows', 'Bread and apples on the chancel step', []],
])('a picture described by %s', (_, alt, found) => {
  expect(inShort(faults({ alt }))).toEqual(found);
});

test('a photograph without a credit is asked for it, and a drawing is not', () => {
  const picture = entryOf('picture', 'harvest', { ...described, file: linkTo('p'), credit: null });
  const drawing = entryOf('asset', 'p', { fileName: 'harvest.svg', contentType: 'image/svg+xml' });
  expect(inShort(faults({ credit: null }))).toEqual(['warning picture credit']);
  expect(pictureProblems([picture, drawing])).toEqual([]);
});

test('a picture without its own text has that of its file, and decoration needs none', () => {
  expect(faults({ alt: null }, 'Bread on the step')).toEqual([]);
  expect(faults({ alt: null, decorative: true })).toEqual([]);
});

test('a picture without a credit is reported', () => {
  expect(inShort(faults({ credit: null }))).toEqual(['warning picture credit']);
});

test('files that no picture describes lack credit and consent, which one warning says for all', () => {
  expect(inShort(faults(undefined, 'Bread on the step'))).toEqual(['warning asset title']);
  expect(inShort(faults(undefined))).toEqual(['error asset description', 'warning asset title']);
  const found = pictureProblems([file('p', 'Bread'), file('q', 'Apples')]);
  expect(found).toMatchObject([{ sentence: expect.stringContaining('2 files (p, q)') }]);
});

test('a file that is no picture needs no entry', () => {
  const sheet = entryOf('asset', 'sheet', {
    title: 'Sheet',
    fileName: 's.pdf',
    contentType: 'application/pdf',
  });
  expect(pictureProblems([sheet])).toEqual([]);
});

test('a logo that each page would have to load for long is refused, with what to save instead', () => {
  const found = (size: number) =>
    pictureProblems([
      entryOf('siteSettings', 'site', { title: 'St Example', logo: linkTo('harvest') }),
      entryOf('picture', 'harvest', { file: linkTo('p'), ...described }),
      entryOf('asset', 'p', { title: 'Logo', contentType: 'image/svg+xml', size }),
    ]);
  expect(found(100_000)).toEqual([]);
  expect(found(250_400)).toMatchObject([
    {
      ...{ severity: 'error', entry: 'siteSettings site', field: 'logo' },
      sentence: expect.stringMatching(/^The logo has 251 kB, and each page loads it: 100 kB is the most\. /),
    },
  ]);
});

test('a logo with the church’s name that is too long for a phone is told of; one without it may be as long', () => {
  const found = (alt: string, width?: number) =>
    pictureProblems([
      entryOf('siteSettings', 'site', { title: 'St Example', logo: linkTo('harvest') }),
      entryOf('picture', 'harvest', { file: linkTo('p'), ...described, alt }),
      entryOf('asset', 'p', { title: 'Logo', contentType: 'image/svg+xml', width, height: 100 }),
    ]);
  expect(found('St Example; a raven', 400)).toEqual([]);
  expect(found('A raven and a ring', 900)).toEqual([]);
  expect(found('The raven of St Example', 900)).toEqual([]);
  expect(found('St Example; a raven', 401)).toMatchObject([
    {
      ...{ severity: 'warning', entry: 'siteSettings site', field: 'logo' },
      sentence: expect.stringMatching(/^The logo is more than 4 times as wide as high/),
    },
  ]);
});
