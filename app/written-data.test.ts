import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readData, type Written, writeData } from './written-data.ts';

/** Text as it comes to a browser, which has not written it. */
function arrived(value: object): Written<object> {
  const marks: Readonly<Record<string, string>> = { '"': "'", "'": '"' };
  return JSON.stringify(value).replace(/["']/g, (mark) => marks[mark] ?? '') as Written<object>;
}

test('what was written is read, whether it was written here or elsewhere', () => {
  fc.assert(
    fc.property(
      fc.jsonValue().map((value) => ({ value: JSON.parse(JSON.stringify(value)) })),
      (value) => {
        expect(readData(writeData(value))).toEqual(value);
        expect(readData(arrived(value))).toEqual(value);
      },
    ),
  );
});

test('what is not set is not written', () => {
  expect(writeData({ title: 'Contact', picture: undefined })).toBe("{'title':'Contact'}");
});

test('the same text is read once', () => {
  const text = arrived({ title: 'read once' });
  expect(readData(text)).toBe(readData(arrived({ title: 'read once' })));
});

test('of texts that are too long together those read last are known, and the others are read anew', () => {
  const [old, used] = [arrived({ title: 'old' }), arrived({ title: 'used' })];
  const before = [readData(old), readData(used)];
  for (let at = 0; at < 30; at += 1) {
    readData(arrived({ title: `${at}`, words: 'x'.repeat(100_000) }));
    readData(used);
  }
  expect(readData(used)).toBe(before[1]);
  expect(readData(old)).not.toBe(before[0]);
  expect(readData(old)).toEqual(before[0]);
});

test('a text that is too long by itself is read all the same', () => {
  const text = arrived({ words: 'x'.repeat(3_000_000) });
  expect(readData(text)).toBe(readData(text));
});
