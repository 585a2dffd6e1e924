import ICAL from 'ical.js';
import type { JCalComponent } from './jcal.ts';

/** The maximum length of a line in octets, without its CRLF (RFC 5545 §3.1). */
const MAX_LINE_LENGTH = 75;

/** Writes a component as iCalendar text: escaped, folded, each line with CRLF at its end. */
export function contentLines(component: JCalComponent): string {
  const folded = ICAL.stringify([...component]);
  // The library folds to 75 octets and then adds the leading space, which makes 76. So the lines are folded again here.
  const lines = folded.trimEnd().replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Folds a content line into lines of at most 75 octets. Each but the first starts with a space; no character is split. */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > MAX_LINE_LENGTH) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The number of octets of a code point in UTF-8 (RFC 3629 §3). */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
