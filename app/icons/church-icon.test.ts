import { expect, test } from 'vitest';
import { iconPath, iconSizes, parseIcon } from './church-icon.ts';

test('icons exist in the listed sizes only', () => {
  expect(iconSizes.map((size) => parseIcon(iconPath(size).replace('/icons/', '')))).toEqual([180, 192, 512]);
  expect(['100000.png', '192', '192.jpg', '0192.png'].map(parseIcon)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
