import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import type { Block } from './rich-text.ts';

const words = (text: string): Block => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });

test('blocks are parted by an empty line, links and marks leave their words', () => {
  const link: Block = {
    kind: 'paragraph',
    inlines: [
      { kind: 'text', text: 'See ' },
      { kind: 'link', href: '/whats-on/tea', inlines: [{ kind: 'text', text: 'the tea', bold: true }] },
    ],
  };
  expect(plainText([words('One.'), link])).toBe('One.\n\nSee the tea');
});

test('lists have a mark or a number an item, and further lines stand under the words', () => {
  const items = [[words('Bring a cup')], [words('Come early'), words('or late')]];
  expect(plainText([{ kind: 'list', ordered: false, items }])).toBe(
    '- Bring a cup\n- Come early\n  \n  or late',
  );
  expect(plainText([{ kind: 'list', ordered: true, items: [[words('Knock')]] }])).toBe('1. Knock');
});

test('what has no words leaves nothing', () => {
  expect(plainText([{ kind: 'rule' }, words(' '), { kind: 'quote', blocks: [words('Amen')] }])).toBe('Amen');
});
