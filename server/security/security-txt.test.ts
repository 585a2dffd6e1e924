import { expect, test } from 'vitest';
import { parseSettings } from '../settings/settings.ts';
import { checkExpiry, type SecurityContact, securityTxtFiles } from './security-txt.ts';

const contact: SecurityContact = {
  contacts: ['mailto:security@church.example', 'tel:+44-113-496-0100'],
  expires: Temporal.PlainDate.from('2027-06-30'),
};

const textAt = (path: string, contact: SecurityContact, siteUrl: string) =>
  securityTxtFiles(contact, siteUrl).get(path)?.bytes.toString();

test('the file has each contact, its expiry and its own address', () => {
  const text = textAt('/.well-known/security.txt', contact, 'https://church.example');
  expect(text).toBe(
    [
      'Contact: mailto:security@church.example',
      'Contact: tel:+44-113-496-0100',
      'Expires: 2027-06-30T00:00:00Z',
      'Canonical: https://church.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(textAt('/security.txt', contact, 'https://church.example')).toBe(text);
});

test('the file is plain text that browsers ask for again', () => {
  const files = securityTxtFiles(contact, 'https://church.example');
  const kept = { type: 'text/plain; charset=utf-8', compressed: new Map(), isImmutable: false };
  expect([...files.keys()]).toEqual(['/.well-known/security.txt', '/security.txt']);
  for (const { bytes: _, ...file } of files.values()) expect(file).toEqual(kept);
});

test('an address without TLS is left out', () => {
  const text = textAt('/security.txt', contact, 'http://localhost:3000');
  expect(text).not.toMatch(/Canonical|localhost/);
});

test('there is no file without a contact', () => {
  expect(securityTxtFiles(undefined, 'https://church.example').size).toBe(0);
});

for (const [today, severity] of [
  ['2026-06-30', 'warning'],
  ['2026-07-01', undefined],
  ['2027-05-30', undefined],
  ['2027-05-31', 'warning'],
  ['2027-06-29', 'warning'],
  ['2027-06-30', 'error'],
  ['2028-01-01', 'error'],
] as const) {
  test(`on ${today} a file that ends on 30 June 2027 is ${severity ?? 'without a finding'}`, () => {
    const problem = checkExpiry(contact, Temporal.PlainDate.from(today));
    expect(problem?.severity).toBe(severity);
    expect(problem?.message ?? 'SECURITY_EXPIRES').toContain('SECURITY_EXPIRES');
  });
}

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
