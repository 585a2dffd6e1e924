import { rmSync } from 'node:fs';
import { readContent, sourceAt } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { type Extreme, writeExtremeContent } from './extreme-content.ts';

const demonstration = new URL('../../content', import.meta.url).pathname;

async function counted(extreme: Extreme): Promise<readonly [highlighted: number, regular: number]> {
  const folder = writeExtremeContent(demonstration, extreme);
  try {
    const reading = await readContent(sourceAt(folder));
    if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
    const events = reading.space.entries.filter(({ sys }) => sys.contentType.sys.id === 'eventPage');
    const highlighted = events.filter(({ fields }) => fields.highlightedEvent?.['en-GB'] === true);
    return [highlighted.length, events.length - highlighted.length];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the crowded content is valid, and fills both lists of the menu', async () => {
  expect(await counted('crowded')).toEqual([100, 100]);
});

test('the empty content is valid, and has no event', async () => {
  expect(await counted('empty')).toEqual([0, 0]);
});
