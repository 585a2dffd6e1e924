import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  'https://st-oswins.org.uk',
  'https://www.stoswins.church:8443',
  'http://93.184.216.34',
  'http://172.32.0.1',
  'http://[2606:2800:220:1::1]',
  'https://testing.co.uk',
  'https://example.co.uk',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  undefined,
  '',
  'church',
  'http://localhost:3000',
  'http://site.localhost',
  'http://127.0.0.1:3000',
  'http://0.0.0.0:3000',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://192.168.1.20',
  'http://169.254.1.1',
  'http://100.64.0.1',
  'http://[::1]:3000',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://church',
  'http://church.local',
  'https://church.example',
  'https://church.example.org',
  'https://example.com.',
  'https://church.test',
  'https://church.invalid',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
