import { expect, test } from 'vitest';
import { checkAltText } from './alt-text.ts';

test.each([
  ['nothing', ' ', ['error']],
  ['its title', 'harvest', ['warning']],
  ['its file name', 'DSC_0042', ['warning']],
  ['a file name', 'supper.jpeg', ['warning']],
  ['what it shows', 'Bread and apples on the chancel step', []],
])('a picture described by %s', (_, description, severities) => {
  const findings = checkAltText([{ id: 'p', title: 'Harvest', description, fileName: 'DSC_0042.jpg' }]);
  expect(findings.map(({ severity }) => severity)).toEqual(severities);
});
