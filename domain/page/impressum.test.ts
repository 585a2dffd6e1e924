import { expect, test } from 'vitest';
import { impressumFault } from './impressum.ts';

test('a church in Germany needs an Impressum in which nothing is left to fill in', () => {
  expect(impressumFault('DE', undefined)).toMatch(/^A website in Germany needs an Impressum \(§ 5 DDG\)/);
  expect(impressumFault('DE', ' \n')).toMatch(/needs an Impressum/);
  expect(impressumFault('DE', 'St. Marien\n[Straße und Hausnummer]\n[Ort]')).toBe(
    'The Impressum still has “[Straße und Hausnummer]”: write what it asks for, or take the line away.',
  );
  expect(impressumFault('DE', 'St. Marien, Bei der Kirche 3, 21335 Lüneburg')).toBeUndefined();
});

test('elsewhere nobody is asked for one', () => {
  expect(impressumFault('GB', undefined)).toBeUndefined();
  expect(impressumFault('AT', '[Ort]')).toBeUndefined();
});
