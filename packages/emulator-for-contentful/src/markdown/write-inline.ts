import { isEntityLink, type RichTextNode } from '../model/rich-text.ts';

/** A rich text holds something that Markdown has no words for. */
export class NoMarkdown extends Error {
  override readonly name = 'NoMarkdown';
}

type Mark = 'bold' | 'italic' | 'code';

/** A stretch of a line: written words with their marks, or something already written. */
type Run = { readonly text: string; readonly marks: ReadonlySet<Mark>; readonly written: boolean };

/** Writes the contents of a paragraph or heading. @throws NoMarkdown */
export function inlineMarkdown(nodes: readonly RichTextNode[]): string {
  return withMarks(nodes.flatMap(runsOf), ['bold', 'italic']);
}

function runsOf(node: RichTextNode): readonly Run[] {
  if (node.nodeType === 'text') return textRuns(node.value ?? '', marksOf(node));
  return [{ text: elementMarkdown(node), marks: new Set(), written: true }];
}

function marksOf(node: RichTextNode): ReadonlySet<Mark> {
  return new Set(
    (node.marks ?? []).map(({ type }) => {
      if (type === 'bold' || type === 'italic' || type === 'code') return type;
      throw new NoMarkdown(type);
    }),
  );
}

/** Spaces at the edges of marked words stand outside the marks: Markdown cannot mark them. */
function textRuns(value: string, marks: ReadonlySet<Mark>): readonly Run[] {
  if (marks.size === 0 || marks.has('code')) return [{ text: value, marks, written: false }];
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value) ?? [];
  const plain = (text: string): Run => ({ text, marks: new Set(), written: false });
  return [plain(before), { text: core, marks, written: false }, plain(after)].filter(
    (run) => run.text !== '',
  );
}

function elementMarkdown(node: RichTextNode): string {
  const { target } = node.data;
  const words = () => inlineMarkdown(node.content ?? []);
  switch (node.nodeType) {
    case 'hyperlink':
      return `[${words()}](${address(String(node.data.uri))})`;
    case 'entry-hyperlink':
    case 'asset-hyperlink':
      return `[${words()}](${entityAddress(target)})`;
    case 'embedded-entry-inline':
      return `![](${entityAddress(target)})`;
    default:
      throw new NoMarkdown(node.nodeType);
  }
}

/** `entry:ID` or `asset:ID`. @throws NoMarkdown when it is something else */
export function entityAddress(target: unknown): string {
  if (!isEntityLink(target)) throw new NoMarkdown('target');
  return `${target.sys.linkType.toLowerCase()}:${target.sys.id}`;
}

function address(url: string): string {
  if (/[\n\r<>]/.test(url)) throw new NoMarkdown('address');
  return /[\s()\\*_[\]&]/.test(url) ? `<${url.replace(/[\\&]/g, '\\$&')}>` : url;
}

/** Writes runs with their marks, the outer mark first; runs that follow one another share their marks. */
function withMarks(runs: readonly Run[], [mark, ...inner]: readonly Mark[]): string {
  if (mark === undefined) return runs.map((run, index) => runMarkdown(run, runs[index + 1])).join('');
  let written = '';
  for (let start = 0; start < runs.length; ) {
    const marked = hasMark(runs, start, mark);
    let end = start + 1;
    while (end < runs.length && hasMark(runs, end, mark) === marked) end += 1;
    const text = withMarks(runs.slice(start, end), inner);
    // Inside a word only the star works; elsewhere the underscore keeps the two kinds apart.
    const touches = /\w$/.test(written) || /^\w/.test(runs[end]?.text ?? '');
    const sign = mark === 'bold' ? '**' : touches ? '*' : '_';
    written += marked ? `${sign}${text}${sign}` : text;
    start = end;
  }
  return written;
}

/** Spaces have the mark of the words on both sides of them. */
function hasMark(runs: readonly Run[], at: number, mark: Mark): boolean {
  if (!isPlainSpace(runs[at])) return runs[at]?.marks.has(mark) === true;
  const beside = (step: 1 | -1): boolean => {
    let next = at + step;
    while (runs[next] !== undefined && isPlainSpace(runs[next])) next += step;
    return runs[next]?.marks.has(mark) === true;
  };
  return beside(-1) && beside(1);
}

function isPlainSpace(run: Run | undefined): boolean {
  return run !== undefined && !run.written && run.marks.size === 0 && !/\S/.test(run.text);
}

function runMarkdown({ text, marks, written }: Run, next: Run | undefined): string {
  if (written) return text;
  if (marks.has('code')) return codeMarkdown(text);
  const escaped = escapeWords(text);
  // Before a link an exclamation mark would make a picture of it.
  return next?.written === true ? escaped.replace(/!$/, '\\!') : escaped;
}

function codeMarkdown(text: string): string {
  if (/\n/.test(text)) throw new NoMarkdown('lines of code');
  const ticks = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((found) => found.length)) + 1);
  const padded = /^`|`$|^ .*\S.* $/.test(text) ? ` ${text} ` : text;
  return `${ticks}${padded}${ticks}`;
}

/** Takes their meaning from signs that Markdown would read, and from those at the beginning of a line. */
function escapeWords(text: string): string {
  return text
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=[#\w])/g, '\\&')
    .replace(/\n/g, '\\\n');
}

/** Takes its meaning from the sign at the beginning of each line of a paragraph. */
export function escapeLineStarts(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^(#{1,6}(?=\s|$)|[-+=>~](?!\()|\d{1,9}(?=[.)](?:\s|$)))/, escapeStart))
    .join('\n');
}

function escapeStart(found: string): string {
  return /\d/.test(found) ? `${found}\\` : `\\${found}`;
}
