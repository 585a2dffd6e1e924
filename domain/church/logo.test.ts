import { expect, test } from 'vitest';
import { iconLogo, isNameInLogo, type Logo } from './church.ts';

const logo: Logo = {
  id: 'logo',
  type: 'image/svg+xml',
  path: '/pictures/logo/1',
  description: 'St Oswin’s, Leeds',
  width: 200,
  height: 100,
};

test('a logo whose alternative begins with the church’s name stands instead of the name, any other beside it', () => {
  const isInstead = (description: string) =>
    isNameInLogo({ title: "St Oswin's", logo: { ...logo, description } });
  expect([isInstead('St Oswin’s, Leeds'), isInstead("ST OSWIN'S")]).toEqual([true, true]);
  expect([isInstead('A raven with a ring'), isInstead('')]).toEqual([false, false]);
  expect(isInstead('The shield of St Oswin’s')).toBe(false);
  expect(isNameInLogo({ title: 'St Oswin’s', logo: undefined })).toBe(false);
});

test('a logo is the icon too, unless one of its sides is more than twice the other', () => {
  const isIcon = (width: number | undefined, height: number | undefined) =>
    iconLogo({ logo: { ...logo, width, height } }) !== undefined;
  expect([isIcon(100, 100), isIcon(200, 100), isIcon(undefined, undefined)]).toEqual([true, true, true]);
  expect([isIcon(201, 100), isIcon(100, 201)]).toEqual([false, false]);
});
