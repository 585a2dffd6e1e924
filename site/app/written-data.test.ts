import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readData, type Written, writeData } from './written-data.ts';

/** Text as it comes to a browser, which has not written it. */
function arrived(value: object): Written<object> {
  return JSON.stringify(value) as Written<object>;
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
  expect(writeData({ title: 'Contact', picture: undefined })).toBe('{"title":"Contact"}');
});

test('the same text is read once', () => {
  const text = arrived({ title: 'read once' });
  expect(readData(text)).toBe(readData(arrived({ title: 'read once' })));
});

test('of many texts those read last are kept, and the others are read anew', () => {
  const text = arrived({ title: 'first' });
  const first = readData(text);
  for (let at = 0; at < 300; at += 1) readData(arrived({ at }));
  expect(readData(text)).not.toBe(first);
  expect(readData(text)).toEqual(first);
});
