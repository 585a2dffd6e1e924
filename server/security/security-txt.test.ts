import { expect, test } from 'vitest';
import type { SecurityContact } from '../settings/security-contact.ts';
import { checkExpiry, securityTxtFiles } from './security-txt.ts';

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
