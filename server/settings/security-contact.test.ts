import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const settings = { SECURITY_CONTACT: 'mailto:security@church.example', SECURITY_EXPIRES: '2027-06-30' };

test('the security contact has addresses and an expiry', () => {
  expect(
    parseSettings({
      SECURITY_CONTACT: 'mailto:security@church.example, tel:+44-113-496-0100 https://church.example/report',
      SECURITY_EXPIRES: '2027-06-30',
    }).securityContact,
  ).toEqual({
    contacts: ['mailto:security@church.example', 'tel:+44-113-496-0100', 'https://church.example/report'],
    expires: Temporal.PlainDate.from('2027-06-30'),
  });
});

test('without the setting there is no contact', () => {
  expect(parseSettings({}).securityContact).toBeUndefined();
  expect(parseSettings({ SECURITY_CONTACT: ' ' }).securityContact).toBeUndefined();
});

for (const [what, changes, named] of [
  ['an address without a scheme', { SECURITY_CONTACT: 'security@church.example' }, 'SECURITY_CONTACT'],
  ['a form that is sent without TLS', { SECURITY_CONTACT: 'http://church.example/' }, 'SECURITY_CONTACT'],
  ['an address with a line break', { SECURITY_CONTACT: 'mailto:a@b.example\nHiring: x' }, 'Hiring'],
  ['a contact without an end', { SECURITY_EXPIRES: '' }, 'SECURITY_EXPIRES'],
  ['an end without a contact', { SECURITY_CONTACT: '' }, 'SECURITY_CONTACT'],
  ['an end that is no day', { SECURITY_EXPIRES: 'next year' }, 'SECURITY_EXPIRES'],
  ['a day that no month has', { SECURITY_EXPIRES: '2027-02-30' }, 'SECURITY_EXPIRES'],
] as const) {
  test(`${what} is refused in one sentence that says where`, () => {
    const start = () => parseSettings({ ...settings, ...changes });
    expect(start).toThrow(/^[A-Z_]+ [^\n]*\.$/);
    expect(start).toThrow(named);
  });
}
