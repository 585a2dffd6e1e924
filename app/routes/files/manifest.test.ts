import { expect, test } from 'vitest';
import { church } from '#tests/fixtures/site.fixture.ts';
import { iconPath, iconSizes, parseIcon } from '../../icons/church-icon.ts';
import { manifest } from './manifest.ts';

test('the manifest has the church’s name, its colours and icons for every purpose', () => {
  const { icons, ...rest } = manifest(church, 'en-GB', '/', '#cdf6f7');
  expect(rest).toMatchObject({
    name: 'St Oswin’s Leeds',
    short_name: 'St Oswin’s',
    description: 'Open to everyone.',
    lang: 'en-GB',
    start_url: '/',
    background_color: '#cdf6f7',
    theme_color: '#cdf6f7',
  });
  expect(icons).toContainEqual({
    src: '/icons/512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  });
  expect(icons).toContainEqual({
    src: '/icons/192.png',
    sizes: '192x192',
    type: 'image/png',
    purpose: 'any',
  });
  expect(icons).toContainEqual({ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' });
});

test('icons exist in the listed sizes only', () => {
  expect(iconSizes.map((size) => parseIcon(iconPath(size).replace('/icons/', '')))).toEqual([180, 192, 512]);
  expect(['100000.png', '192', '192.jpg', '0192.png'].map(parseIcon)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
