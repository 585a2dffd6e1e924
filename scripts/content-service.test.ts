import { expect, test } from 'vitest';
import { parseSettings } from '#server/settings/settings.ts';
import { demonstrationContact } from './content-service.ts';

test('only a site without a public address, and without a setting of its own, has the demonstration’s contact', () => {
  expect(parseSettings(demonstrationContact({})).securityContact).toEqual(['mailto:security@example.org']);
  expect(demonstrationContact({ SITE_URL: 'https://church.example' })).toEqual({});
  expect(demonstrationContact({ SECURITY_CONTACT: '' })).toEqual({});
});
