import { readdirSync, readFileSync } from 'node:fs';
import { faultsIn, readContent, sourceAt } from 'emulator-for-contentful';
import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import eventPage from '#content/model/eventPage.json' with { type: 'json' };

const folder = new URL('../../content/', import.meta.url);
const model = Object.fromEntries(
  ['space.yaml', ...readdirSync(new URL('model/', folder)).map((name) => `model/${name}`)].map((name) => [
    name,
    readFileSync(new URL(name, folder)),
  ]),
);

test('the words that visitors read are by language; dates, links, numbers and addresses are the same in all', () => {
  for (const [name, text] of Object.entries(model)) {
    if (!name.endsWith('.json')) continue;
    const { fields }: { fields: (typeof eventPage)['fields'] } = JSON.parse(String(text));
    for (const { id, type, localized, ...field } of fields) {
      const isText = ['Symbol', 'Text', 'RichText'].includes('items' in field ? field.items.type : type);
      if (!isText) expect(localized, `${name} ${id}`).toBe(false);
      if (['Text', 'RichText'].includes(type)) expect(localized, `${name} ${id}`).toBe(true);
      if (/^slug$|url$|^email$|^telephone$/i.test(id)) expect(localized, `${name} ${id}`).toBe(false);
    }
  }
});

/** The messages about an event with this line among its fields. */
async function messagesFor(line: string): Promise<string> {
  const fields = ['slug: tea', 'title: Tea', 'order: 1', 'summary: Tea and cake.'];
  if (!line.startsWith('repeats')) fields.push('repeats: once');
  const entry = `---\n${[...fields, line].join('\n')}\n---\n`;
  await using content = await contentFolder({ ...model, 'entries/eventPage/tea.md': entry });
  return faultsIn(await readContent(sourceAt(content.path)))
    .map(({ message }) => message)
    .join('\n');
}

test.each([
  ['startTime: after the service', 'Write a time that can be only one, such as 7.30pm, 19:30 or noon'],
  ['endTime: late', 'such as 7.30pm'],
  ['alsoOn: [Christmas]', 'Write one whole date a line, such as: 15 January 2027'],
  ['otherTimes: [Saturdays]', 'Write days and a time, such as: Saturdays: 10am to 10.30am'],
  ['firstDate: 01/12/2026', 'can be 2026-12-01 (1 December 2026) or 2026-01-12 (12 January 2026)'],
  ['firstDate: soon', 'must be a day such as 2026-12-06 or 6 December 2026'],
  ['firstDate: 2026-02-30', 'that month has days 01 to 28'],
  ['firstDate: 2026-31-12', 'months go from 01 to 12'],
])('“%s” is reported as “%s”', async (line, message) => {
  expect(await messagesFor(line)).toContain(message);
});

test.each([
  'status: Cancelled',
  'alsoOn:\n  - 15 January 2027\n  - 16 January 2027: 7pm to 9pm',
  'otherTimes: [Saturdays: 10am to 10.30am]',
  ...['12 January 2027', '2027-1-12', '31/12/2026'].map((day) => `firstDate: ${day}`),
  'alsoOn: [15 January 2027, "2027-01-16: 7pm to 9pm"]',
])('what the site can read is accepted: %s', async (line) => {
  expect(await messagesFor(line)).toBe('');
});
