import { fileURLToPath } from 'node:url';
import { readContent, sourceAt } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { refuseUnsafeContacts } from './refuse-to-start.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));
const reading = await readContent(sourceAt(folder));
const content = reading.ok
  ? reading
  : { space: expect.unreachable('The content cannot be read.'), faulty: [] };

test('a public start names the first invented number with file and line, and how many more there are', async () => {
  await expect(refuseUnsafeContacts(content, folder)).rejects.toThrow(
    /role\/parish-safeguarding-officer\.md:4: .* reaches nobody: .*\. There are 13 more: npm run content:check names each\.$/,
  );
});
