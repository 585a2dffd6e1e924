import { expect, test } from 'vitest';
import { fragmentOf, withHeadingIds, withOwnIds } from './heading-ids.ts';
import type { Block } from './rich-text.ts';

const heading = (text: string, level: 2 | 3 = 2): Block => ({
  kind: 'heading',
  level,
  inlines: [{ kind: 'text', text }],
});
const idsOf = (blocks: readonly Block[]) => blocks.map((block) => block.kind === 'heading' && block.id);

test('the words of a heading become a part of an address, without accents, marks and capitals', () => {
  expect(fragmentOf('What it’ll cost – and why?')).toBe('what-itll-cost-and-why');
  expect(fragmentOf('Für Große, 2. Teil')).toBe('fur-grosse-2-teil');
  expect(fragmentOf('Церква')).toBe('церква');
});

test('headings of every level have ids, and two of the same words have two', () => {
  const [first = [], second = []] = withHeadingIds([
    [heading('For whom'), heading('For whom', 3), heading('…')],
    [heading('For whom?')],
  ]);
  expect(idsOf(first)).toEqual(['for-whom', 'for-whom-2', 'part']);
  expect(idsOf(second)).toEqual(['for-whom-3']);
});

test('no heading has the id of another part of the page, or of an entry on it', () => {
  const own = {
    body: [heading('Children'), heading('Content'), heading('First visit'), heading('St Oswin’s')],
  };
  expect(idsOf(withOwnIds(own, ['st-oswins']).body)).toEqual([
    'children-2',
    'content-2',
    'first-visit-2',
    'st-oswins-2',
  ]);
  const plain = { body: [{ kind: 'rule' }] as const };
  expect(withOwnIds(plain)).toBe(plain);
});
