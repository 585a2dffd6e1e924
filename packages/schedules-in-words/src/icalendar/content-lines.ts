/** A component (RFC 5545 §3.6): its name, its properties, each as a content line that is not folded yet, and its components. */
export interface CalendarComponent {
  readonly name: string;
  readonly properties: readonly string[];
  readonly components?: readonly CalendarComponent[];
}

/** The maximum length of a line in octets, without its CRLF (RFC 5545 §3.1). */
const maxLineLength = 75;

const encoder = new TextEncoder();

/** Writes a component as iCalendar text: folded, each line with CRLF at its end. */
export function contentLines({ name, properties, components = [] }: CalendarComponent): string {
  const [begin, ...own] = [`BEGIN:${name}`, ...properties].map((line) => `${fold(line)}\r\n`);
  return [begin, ...own, ...components.map(contentLines), `END:${name}\r\n`].join('');
}

/** A property with a TEXT value (RFC 5545 §3.3.11), escaped, and without the control characters that are not allowed in it. */
export function textProperty(name: string, text: string): string {
  return `${name}:${cleanText(text)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')}`;
}

/** The text as well-formed Unicode, whose only control characters are line feeds and tabs. */
function cleanText(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
  return lines.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** Folds a content line into lines of at most 75 octets. Each but the first starts with a space; no character is split. */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = character < '\u0080' ? 1 : encoder.encode(character).length;
    if (octets + size > maxLineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
