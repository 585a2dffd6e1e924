import { expect, test } from 'vitest';
import { type Choice, mergeEntry } from './merge-entry.ts';
import { note, noteOf, soup } from './two-editors.fixture.ts';

/** Merges two changes of the note about lunch. @param choice what is chosen where both have changed the same */
function merge(
  mine: string,
  theirs: string,
  { choice, base = soup }: { choice?: Choice; base?: string } = {},
) {
  const files = [base, mine, theirs].map((text) => (text === '' ? undefined : Buffer.from(text)));
  return mergeEntry(note, 'lunch', files, () => choice);
}

test('other fields are merged, though they stand on neighbouring lines', () => {
  const mine = soup.replace('title: Lunch', 'title: Dinner').replace('All', 'We all');
  const both = noteOf({ title: 'Dinner', time: '1pm', text: 'Soup.' }, 'We all are welcome.\n');
  const merged = merge(mine, soup.replace('time: noon', 'time: 1pm'));
  expect(merged).toEqual({ text: both, conflicts: [] });
});

test('a comment and a draft of one side stay beside a changed field of the other', () => {
  const stew = soup.replace('Soup', 'Stew');
  const commented = soup.replace('time: noon', 'draft: true\n# Ask Ada.\nshelf: 3\ntime: noon');
  const both = commented.replace('Soup', 'Stew');
  expect(merge(stew, commented)).toEqual({ text: both, conflicts: [] });
  expect(merge(commented, stew)).toEqual({ text: both, conflicts: [] });
});

test('when both have changed what no form shows, it cannot be done by fields', () => {
  const onShelf = (shelf: number) => soup.replace('time: noon', `shelf: ${shelf}\ntime: noon`);
  expect(merge(onShelf(2), onShelf(3))).toBeUndefined();
});

test.each([
  ['without a choice', undefined, 'Pie.', 1],
  ['by the choice of ours', 'mine', 'Stew.', 0],
  ['by the choice of theirs', 'theirs', 'Pie.', 0],
  ['by the choice of both', 'both', 'Pie.\n\nStew.', 0],
] as const)('of a text that both have changed is kept %s what was chosen', (_, choice, text, open) => {
  const merged = merge(soup.replace('Soup', 'Stew'), soup.replace('Soup', 'Pie'), {
    ...(choice && { choice }),
  });
  expect(merged?.text.replaceAll(/\n +/g, '\n')).toContain(text);
  expect(merged?.conflicts).toHaveLength(open);
});

test('of a field that holds one thing both cannot be kept', () => {
  const merged = merge(soup.replace('noon', '2pm'), soup.replace('noon', '1pm'), { choice: 'both' });
  expect(merged?.conflicts).toEqual([{ field: 'time', mine: '2pm', theirs: '1pm', canBeBoth: false }]);
});

test('the same change of both is no conflict', () => {
  const later = soup.replace('noon', '1pm');
  expect(merge(later, later)).toEqual({ text: later, conflicts: [] });
});

test('an entry that both have added is merged by its fields', () => {
  const theirs = noteOf({ title: 'New', time: '1pm' });
  const mine = noteOf({ title: 'New', time: '2pm', text: 'Tea.' });
  const merged = merge(mine, theirs, { base: '', choice: 'theirs' });
  expect(merged).toEqual({ text: noteOf({ title: 'New', time: '1pm', text: 'Tea.' }), conflicts: [] });
});

test('a file that is no entry, or not in UTF-8, is not merged by fields', () => {
  expect(merge('no lines of dashes', soup)).toBeUndefined();
  const latin = Buffer.from(soup.replace('Soup', 'Café'), 'latin1');
  const files = [Buffer.from(soup), latin, Buffer.from(soup)];
  expect(mergeEntry(note, 'lunch', files, () => undefined)).toBeUndefined();
});

test('a field that one has emptied is empty beside a changed field of the other', () => {
  const untimed = soup.replace(/^time: .*\n/m, '');
  const stew = soup.replace('Soup', 'Stew');
  const both = untimed.replace('Soup', 'Stew');
  expect(merge(untimed, stew)).toEqual({ text: both, conflicts: [] });
  expect(merge(stew, untimed)).toEqual({ text: both, conflicts: [] });
});
