import { expect, test } from 'vitest';
import { type Block, splitAtHeadings } from './rich-text.ts';

const words = (text: string) => [{ kind: 'text', text }] as const;
const paragraph = (text: string): Block => ({ kind: 'paragraph', inlines: words(text) });
const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, inlines: words(text) });

test('a text is split at its headings of the second level only', () => {
  const blocks = [
    paragraph('First'),
    heading('One'),
    paragraph('a'),
    heading('Deeper', 3),
    heading('Two'),
    paragraph('b'),
  ];
  expect(splitAtHeadings(blocks)).toEqual({
    opening: [paragraph('First')],
    sections: [
      { heading: words('One'), blocks: [paragraph('a'), heading('Deeper', 3)] },
      { heading: words('Two'), blocks: [paragraph('b')] },
    ],
  });
});

test('a text without headings is its opening, and may be empty', () => {
  expect(splitAtHeadings([paragraph('Only')])).toEqual({ opening: [paragraph('Only')], sections: [] });
  expect(splitAtHeadings([])).toEqual({ opening: [], sections: [] });
});
