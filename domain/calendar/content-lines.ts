import ICAL from 'ical.js';
import type { JCalComponent } from './jcal.ts';

/** RFC 5545 §3.1: a line should not be longer than 75 octets, its CRLF not counted. */
const LONGEST_LINE = 75;

/** The component as iCalendar text: escaped, folded, every line ended by CRLF. */
export function contentLines(component: JCalComponent): string {
  const folded = ICAL.stringify([...component]);
  // The library folds to 75 octets and then puts the space before: 76. Folded anew, lines keep to the limit.
  const lines = folded.trimEnd().replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Breaks a content line into pieces of at most 75 octets, a space before each but the first, no character split. */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Octets of a code point in UTF-8 (RFC 3629 §3). */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
