import { expect, test } from 'vitest';
import { assetOf, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { altTextFaults } from './alt-text.ts';

test.each([
  ['nothing', ' ', ['error']],
  ['its title', 'harvest', ['warning']],
  ['its file name', 'DSC_0042', ['warning']],
  ['a file name', 'supper.jpeg', ['warning']],
  ['what it shows', 'Bread and apples on the chancel step', []],
])('a picture described by %s', (_, description, severities) => {
  const picture = assetOf('p', { title: 'Harvest', description, file: { fileName: 'DSC_0042.jpg' } });
  expect(altTextFaults(spaceOf([], [picture])).map(({ severity }) => severity)).toEqual(severities);
});
