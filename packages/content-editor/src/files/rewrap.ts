/** A paragraph of a text, as its file has it. */
export interface Paragraph {
  /** Its lines as they are. */
  readonly source: readonly string[];
  /** Its lines, all but the first without the prefix. */
  readonly lines: readonly string[];
  /** The same as one line. */
  readonly text: string;
  /** What each line but the first begins with, such as the indent of a list's item. */
  readonly prefix: string;
}

/**
 * Breaks changed paragraphs into lines so that as few lines as possible differ from the file.
 * @param texts the new paragraphs, each as one line
 * @param old the paragraphs of the file
 * @param prefixOf what the second line of a new paragraph begins with
 * @returns the lines of each new paragraph
 */
export function rewrapTexts(
  texts: readonly string[],
  old: readonly Paragraph[],
  prefixOf: (text: string) => string,
): readonly (readonly string[])[] {
  const replaced = old.filter(({ text }) => !texts.includes(text));
  const width = wrapWidth(old);
  let changed = 0;
  return texts.map((text) => {
    const same = old.find((paragraph) => paragraph.text === text);
    if (same !== undefined) return same.source;
    const former = replaced[changed];
    changed += 1;
    const prefix = former !== undefined && former.lines.length > 1 ? former.prefix : prefixOf(text);
    const lines = former === undefined ? wrap(text, width) : rewrap(text, former.lines, width);
    return lines.map((line, index) => (index === 0 ? line : prefix + line));
  });
}

/** The longest line of those that somebody has wrapped; infinite where nobody has. */
function wrapWidth(old: readonly Paragraph[]): number {
  const wrapped = old.filter(({ lines }) => lines.length > 1).flatMap(({ lines }) => lines);
  return wrapped.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...wrapped.map((line) => line.length));
}

/** Keeps the unchanged lines at the start and the end of a paragraph, and breaks only what is between them. */
function rewrap(text: string, lines: readonly string[], width: number): readonly string[] {
  let rest = text;
  const before: string[] = [];
  for (const line of lines) {
    if (!rest.startsWith(`${line} `)) break;
    before.push(line);
    rest = rest.slice(line.length + 1);
  }
  // What is put behind the last line belongs to it.
  const last = before.length === lines.length ? before.pop() : undefined;
  if (last !== undefined) rest = `${last} ${rest}`;
  const after: string[] = [];
  for (const line of lines.slice(before.length).toReversed()) {
    if (!rest.endsWith(` ${line}`)) break;
    after.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  const first = before.length === 0 && after.length === lines.length ? after.shift() : undefined;
  return [...before, ...wrap(first === undefined ? rest : `${rest} ${first}`, width), ...after];
}

/** A few letters more than the width are no reason to break a line. */
const tolerance = 10;

function wrap(text: string, width: number): readonly string[] {
  if (text.length <= width + tolerance) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
