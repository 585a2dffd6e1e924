import { expect, test } from 'vitest';
import { parseSettings } from '../settings/settings.ts';
import { securityTxtFiles } from './security-txt.ts';

const contact = ['mailto:security@church.example', 'tel:+44-113-496-0100'];
const now = Temporal.Instant.from('2026-07-01T09:30:15.5Z');

const textAt = (path: string, siteUrl: string) =>
  securityTxtFiles(contact, siteUrl, now).get(path)?.bytes.toString();

test('the file has each contact, an end within a year of the start, and its own address', () => {
  const text = textAt('/.well-known/security.txt', 'https://church.example');
  expect(text).toBe(
    [
      'Contact: mailto:security@church.example',
      'Contact: tel:+44-113-496-0100',
      'Expires: 2027-06-30T09:30:15Z',
      'Canonical: https://church.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(textAt('/security.txt', 'https://church.example')).toBe(text);
});

test('the file is plain text that browsers ask for again', () => {
  const files = securityTxtFiles(contact, 'https://church.example', now);
  const kept = { type: 'text/plain; charset=utf-8', compressed: new Map(), isImmutable: false };
  expect([...files.keys()]).toEqual(['/.well-known/security.txt', '/security.txt']);
  for (const { bytes: _, ...file } of files.values()) expect(file).toEqual(kept);
});

test('an address without TLS is left out', () => {
  const text = textAt('/security.txt', 'http://localhost:3000');
  expect(text).not.toMatch(/Canonical|localhost/);
});

test('there is no file without a contact', () => {
  expect(securityTxtFiles(undefined, 'https://church.example', now).size).toBe(0);
});

test('a contact has several addresses', () => {
  const contacts = 'mailto:security@church.example, tel:+44-113-496-0100 https://church.example/report,';
  expect(parseSettings({ SECURITY_CONTACT: contacts }).securityContact).toEqual([
    'mailto:security@church.example',
    'tel:+44-113-496-0100',
    'https://church.example/report',
  ]);
});

test('without the setting there is no contact', () => {
  expect(parseSettings({}).securityContact).toBeUndefined();
  expect(parseSettings({ SECURITY_CONTACT: ' ' }).securityContact).toBeUndefined();
});

test.each([
  ['an address without a scheme', { SECURITY_CONTACT: 'security@church.example' }, 'SECURITY_CONTACT'],
  ['a form that is sent without TLS', { SECURITY_CONTACT: 'http://church.example/' }, 'SECURITY_CONTACT'],
  ['an address with a line break', { SECURITY_CONTACT: 'mailto:a@b.example\nHiring: x' }, 'Hiring'],
  ['an end, which is no setting any more', { SECURITY_EXPIRES: '2027-06-30' }, 'SECURITY_EXPIRES'],
])('%s is refused in one sentence that says where', (_, settings, named) => {
  const start = () => parseSettings(settings);
  expect(start).toThrow(/^[A-Z_]+ [^\n]*\.$/);
  expect(start).toThrow(named);
});
