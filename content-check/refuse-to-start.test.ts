import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { refuseUnsafeContacts } from './refuse-to-start.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));
const onTheWeb = { SITE_URL: 'https://www.stmarys-testtown.co.uk', CONTENT_FOLDER: folder };

test('a public start names the first invented number with file and line, and how many more there are', async () => {
  await expect(refuseUnsafeContacts(onTheWeb)).rejects.toThrow(
    /role\/parish-safeguarding-officer\.md:4: .* reaches nobody: .*\. There are 10 more: npm run content:check names each\.$/,
  );
});

test('a snapshot that an earlier run left on disk does not let invented numbers pass', async () => {
  await expect(refuseUnsafeContacts({ ...onTheWeb, CACHE_DIR: folder })).rejects.toThrow('reaches nobody');
});

test.each([undefined, 'http://localhost:3000', 'http://192.168.1.4:3000', 'https://church.example'])(
  'a site at %s starts with invented numbers: people in need do not find it',
  async (SITE_URL) => {
    await refuseUnsafeContacts({ ...onTheWeb, SITE_URL });
  },
);
