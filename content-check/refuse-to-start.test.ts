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

/** The content with those entries only in which one field is just this text. */
const only = (text: string) => ({
  ...content.space,
  entries: content.space.entries.filter(({ fields }) => JSON.stringify(fields).includes(`:"${text}"`)),
});

const nobody =
  /safeguarding-contacts\.md:\d+: “localContact”: The Safeguarding page names nobody to turn to: [^.]*\./;

test('without any entries a site starts neither for want of an officer nor of a number for an emergency', async () => {
  await expect(refuseUnsafeContacts({ space: only('no such text'), faulty: [] }, folder)).rejects.toThrow(
    new RegExp(`^\\S*${nobody.source} There are 1 more: npm run content:check names each\\.$`),
  );
});

test('one fault alone is said to have no others, after the files that were left out, since one may be its cause', async () => {
  const space = only('999');
  expect(startFaults(space)).toHaveLength(1);
  const fault = { message: 'is empty.' };
  const faulty = [
    { file: 'left-out.md', outcome: 'left-out', faults: [fault] },
    { file: 'served.md', outcome: 'as-before', faults: [fault] },
  ] as const;
  const refused = refuseUnsafeContacts({ space, faulty: faulty as never }, folder);
  await expect(refused).rejects.toThrow(new RegExp(`^left-out\\.md[^\\n]*\\n\\S*${nobody.source}$`));
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
