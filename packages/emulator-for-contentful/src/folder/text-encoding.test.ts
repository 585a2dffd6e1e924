import { expect, test } from 'vitest';
import { decodeText } from './text-encoding.ts';

const sampleText = 'title: £96,300 – “café” ŵ';

test.each([
  ['utf-8', 'utf-8', Buffer.from(sampleText, 'utf8'), sampleText],
  [
    'UTF-16 with the mark of little-endian',
    'utf-16',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sampleText, 'utf16le')]),
    sampleText,
  ],
  [
    'UTF-16 with the mark of big-endian',
    'utf-16',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(sampleText, 'utf16le').swap16()]),
    sampleText,
  ],
  [
    'windows-1252',
    'windows-1252',
    Buffer.from([0xa3, 0x39, 0x36, 0x20, 0x96, 0x20, 0x93, 0x63, 0x61, 0x66, 0xe9, 0x94]),
    '£96 – “café”',
  ],
  ['half a letter of UTF-16', 'windows-1252', Buffer.from([0xff, 0xfe, 0x41]), 'ÿþA'],
])('a text is read by its encoding: %s', (_, encoding, bytes, text) => {
  expect(decodeText(bytes)).toEqual({ text, encoding });
});
