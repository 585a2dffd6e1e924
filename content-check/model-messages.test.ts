import { readdirSync, readFileSync } from 'node:fs';
import { faultsIn, readContent, sourceAt } from 'emulator-for-contentful';
import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';

const folder = new URL('../content/', import.meta.url);
const model = Object.fromEntries(
  ['space.yaml', ...readdirSync(new URL('model/', folder)).map((name) => `model/${name}`)].map((name) => [
    name,
    readFileSync(new URL(name, folder)),
  ]),
);

/** The messages about an event with this line among its fields. */
async function messagesFor(line: string): Promise<string> {
  const fields = ['slug: tea', 'title: Tea', 'order: 1', 'summary: Tea and cake.', 'repeats: once'];
  const entry = `---\n${[...fields, line].join('\n')}\n---\n`;
  await using content = await contentFolder({ ...model, 'entries/eventPage/tea.md': entry });
  return faultsIn(await readContent(sourceAt(content.path)))
    .map(({ message }) => message)
    .join('\n');
}

test.each([
  ['startTime: 7.30pm', '7.30pm is 19:30'],
  ['startTime: noon', 'noon is 12:00'],
  ['startTime: midnight', 'midnight is 00:00'],
  ['endTime: midnight', 'For midnight write 23:59, or 00:00 with the next day as the last day'],
  ['endTime: "24:00"', 'For midnight write 23:59'],
  ['monthlyOn: fifth Sunday', 'write last Sunday if that is meant'],
  ['firstDate: 01/12/2026', 'must be year-month-day such as 2026-12-06'],
  ['firstDate: 2026-02-30', 'that month has days 01 to 28'],
  ['firstDate: 2026-31-12', 'months go from 01 to 12'],
])('“%s” is reported as “%s”', async (line, message) => {
  expect(await messagesFor(line)).toContain(message);
});
