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
 * Puts paragraphs on the lines of a file so that as few of these as possible change.
 * @param texts the new paragraphs, each as one line
 * @param old the paragraphs of the file
 * @returns the lines of each new paragraph
 */
export function rewrapTexts(
  texts: readonly string[],
  old: readonly Paragraph[],
): readonly (readonly string[])[] {
  const replaced = old.filter(({ text }) => !texts.includes(text)).values();
  return texts.map((text) => {
    const same = old.find((paragraph) => paragraph.text === text);
    return same?.source ?? changedLines(text, replaced.next().value);
  });
}

/** Keeps the lines at the start and the end of a paragraph that have not changed; what is between them is one line. */
function changedLines(text: string, former?: Paragraph): readonly string[] {
  const { lines = [], prefix = '' } = former ?? {};
  let rest = text;
  const before: string[] = [];
  // What is put behind the last line, or before the first, belongs to it.
  for (const line of lines.slice(0, -1)) {
    if (!rest.startsWith(`${line} `)) break;
    before.push(line);
    rest = rest.slice(line.length + 1);
  }
  const after: string[] = [];
  for (const line of lines.slice(before.length + 1).toReversed()) {
    if (!rest.endsWith(` ${line}`)) break;
    after.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  return [...before, rest, ...after].map((line, index) => (index === 0 ? line : prefix + line));
}
