import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

test('a site that is told nothing listens where nobody else can reach it', () => {
  expect(parseSettings({})).toMatchObject({ host: '127.0.0.1', port: 3000, siteUrl: undefined });
});
