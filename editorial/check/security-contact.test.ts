import { expect, test } from 'vitest';
import { demonstrationContact } from '#scripts/content-service.ts';
import { checkSecurityContact } from './security-contact.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const contact = (expires: string) => ({
  SECURITY_CONTACT: 'mailto:security@church.example',
  SECURITY_EXPIRES: expires,
});

test('an end that is past is an error, one within a month a warning, and one later nothing', () => {
  const severities = (expires: string) =>
    checkSecurityContact(contact(expires), now).map(({ severity }) => severity);
  expect(severities('2026-11-21')).toEqual(['error']);
  expect(severities('2026-12-21')).toEqual(['warning']);
  expect(severities('2026-12-22')).toEqual([]);
});

test('settings that cannot be read are an error, and none are none', () => {
  expect(checkSecurityContact(contact('soon'), now)).toMatchObject([{ severity: 'error' }]);
  expect(checkSecurityContact({}, now)).toEqual([]);
});

test('only a site without a public address, and without settings of its own, has the demonstration’s contact', () => {
  expect(checkSecurityContact(demonstrationContact({}, now), now)).toEqual([]);
  expect(demonstrationContact({}, now)).toMatchObject({ SECURITY_CONTACT: expect.any(String) });
  expect(demonstrationContact({ SITE_URL: 'https://church.example' }, now)).toEqual({});
  expect(demonstrationContact({ SECURITY_CONTACT: '' }, now)).toEqual({});
});
