import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayHoldFiles } from './file-hosts.ts';

const contentful = 'https://graphql.contentful.com/content/v1';

test.each([
  ['https://images.ctfassets.net/space/id/version/choir.jpg', contentful],
  ['https://assets.ctfassets.net/space/id/version/choir.svg', contentful],
  ['https://downloads.ctfassets.net/space/id/version/large.jpg', contentful],
  ['https://videos.ctfassets.net/space/id/version/clip.gif', contentful],
  [
    'https://images.eu.ctfassets.net/space/id/version/choir.jpg',
    'https://graphql.eu.contentful.com/content/v1',
  ],
  ['http://content:4000/assets/choir/v/choir.jpg', 'http://content:4000/content/v1'],
  ['http://127.0.0.1:4000/assets/choir/v/choir.jpg', 'http://localhost:4000/content/v1/'],
  ['https://content.church.example/assets/choir.jpg', 'https://content.church.example:443/content/v1'],
])('a file is fetched from %s', (file, endpoint) => {
  expect(mayHoldFiles(new URL(file), endpoint)).toBe(true);
});

test.each([
  ['http://images.ctfassets.net/choir.jpg', contentful],
  ['https://images.ctfassets.net:8443/choir.jpg', contentful],
  ['https://images.ctfassets.net.church.example/choir.jpg', contentful],
  ['https://someone:word@images.ctfassets.net/choir.jpg', contentful],
  ['https://elsewhere.example/choir.jpg', contentful],
  ['data:image/png;base64,AAAA', contentful],
  ['file:///etc/passwd', contentful],
  ['http://169.254.169.254/latest/meta-data', 'http://content:4000/content/v1'],
  ['http://127.0.0.1:5432/', 'http://127.0.0.1:4000/content/v1'],
  ['http://content:4001/assets/choir.jpg', 'http://content:4000/content/v1'],
  ['http://content.church.example/choir.jpg', 'https://content.church.example/content/v1'],
])('no file is fetched from %s', (file, endpoint) => {
  expect(mayHoldFiles(new URL(file), endpoint)).toBe(false);
});

test('no address on any other host holds files, whatever it is', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      fc.pre(!new URL(address).hostname.endsWith('ctfassets.net'));
      expect(mayHoldFiles(new URL(address), contentful)).toBe(false);
    }),
  );
});
