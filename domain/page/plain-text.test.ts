import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import type { Block } from './rich-text.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });

test('an empty line separates blocks, and links and styles become plain text', () => {
  const link: Block = {
    kind: 'paragraph',
    inlines: [
      { kind: 'text', text: 'See ' },
      { kind: 'link', href: '/whats-on/tea', inlines: [{ kind: 'text', text: 'the tea', bold: true }] },
    ],
  };
  expect(plainText([paragraph('One.'), link])).toBe('One.\n\nSee the tea');
});

test('each list item has a bullet or a number, and its further lines are indented to its text', () => {
  const items = [[paragraph('Bring a cup')], [paragraph('Come early'), paragraph('or late')]];
  expect(plainText([{ kind: 'list', ordered: false, items }])).toBe(
    '- Bring a cup\n- Come early\n  \n  or late',
  );
  expect(plainText([{ kind: 'list', ordered: true, items: [[paragraph('Knock')]] }])).toBe('1. Knock');
});

test('blocks without text leave nothing', () => {
  expect(plainText([{ kind: 'rule' }, paragraph(' '), { kind: 'quote', blocks: [paragraph('Amen')] }])).toBe(
    'Amen',
  );
});
