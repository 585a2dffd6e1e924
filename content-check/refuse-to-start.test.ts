import { fileURLToPath } from 'node:url';
import { readContent, sourceAt } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { checkSpace } from './check-space.ts';
import { refuseUnsafeContacts, startFaults } from './refuse-to-start.ts';

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

test('the check says of exactly those lines that a public site does not start with them', async () => {
  const check = async (siteUrl?: string) =>
    (await checkSpace(folder, content.space, Temporal.Now.instant(), siteUrl))
      .filter(({ message }) => message.endsWith(' A public site does not start with this.'))
      .map(({ message }) => message.replace(/^“\w+”: | A public site does not start with this\.$/g, ''));
  const stopping = startFaults(content.space).map(({ message }) => message);
  expect(stopping.length).toBeGreaterThan(10);
  expect((await check('https://stoswins.org.uk')).toSorted()).toEqual(stopping.toSorted());
  expect(await check()).toEqual([]);
});
