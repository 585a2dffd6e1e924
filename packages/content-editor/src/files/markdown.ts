import { rewrapTexts } from './rewrap.ts';

/** Starts something new, so that it never continues the line above: a heading, an item, a quotation, a rule, a picture, a table. */
const block = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|(?:[-*_]\s*){3,}$|```|~~~|!\[|\||<)/;

const quotePattern = /^\s*> ?/;

/** A line that nothing can continue: a heading, a rule, a fence, a picture, a table, HTML, or an indented block of code. */
const single =
  /^\s*(?:#{1,6}\s|(?:[-*_]\s*){3,}$|```|~~~|!\[[^\]]*\]\([^)]*\)$|\||<)|^(?: {4}|\t)(?!\s*(?:[-*+]|\d+[.)])\s)/;

/** What ends a line that is broken there for readers, too; two backslashes are one that is read. */
const hardBreak = /(?<=(?<!\\)(?:\\\\)*)\\$| {2,}$/;

/** Joins the lines of each paragraph, as a person types them: a line break is there only where readers see one. */
export function unwrapMarkdown(body: string): string {
  return paragraphsOf(body)
    .map(({ text, isBroken }) => (isBroken ? text.replace(hardBreak, '') : text))
    .join('\n')
    .trim();
}

/**
 * The Markdown of a file with a new text. Paragraphs that stay the same keep their line breaks; where a person breaks a line within one, as
 * in a postal address, readers see it broken.
 * @param text as `unwrapMarkdown` returns it, changed by a person
 * @param body the Markdown of the file
 */
export function rewrapMarkdown(text: string, body: string): string {
  const old = paragraphsOf(body.trim());
  const broken = (line: string) =>
    old.find((one) => one.isBroken && one.text.replace(hardBreak, '') === line)?.text ?? `${line}\\`;
  const typed = text.trim() === '' ? [] : paragraphsOf(text.trim());
  const texts = typed.flatMap(({ source }) => [...source.slice(0, -1).map(broken), ...source.slice(-1)]);
  const written = rewrapTexts(texts, old).flat().join('\n');
  // A line break in an unlucky place could begin a list or a heading.
  const isSame = unwrapMarkdown(written) === unwrapMarkdown(texts.join('\n'));
  const start = /^\n*/.exec(body)?.[0] ?? '';
  return texts.length === 0 ? '' : `${start}${isSame ? written : texts.join('\n')}\n`;
}

/** A paragraph of one line; `isBroken` is whether the next one is a further line of it for readers. */
const paragraphOf = (line: string) => ({
  ...{ source: [line], lines: [line], text: line },
  ...{ prefix: '', isBroken: false },
});

function paragraphsOf(body: string) {
  const paragraphs: ReturnType<typeof paragraphOf>[] = [];
  let isCode = false;
  for (const line of body.split('\n')) {
    const last = paragraphs.at(-1);
    const isFence = /^\s*(?:```|~~~)/.test(line);
    const goesOn =
      last !== undefined && !isCode && !isFence && continues(last.text.replace(hardBreak, ''), line);
    if (goesOn && hardBreak.test(last.text)) last.isBroken = true;
    if (goesOn && !last.isBroken) {
      const own = line.replace(quotePattern, '').trim();
      if (last.lines.length === 1) last.prefix = line.slice(0, line.indexOf(own));
      last.source.push(line);
      last.lines.push(own);
      last.text = `${last.text} ${own}`;
    } else paragraphs.push(paragraphOf(line));
    if (isFence) isCode = !isCode;
  }
  return paragraphs;
}

/** Whether a line belongs to the paragraph above it. */
function continues(above: string, line: string): boolean {
  if (above.trim() === '' || line.trim() === '') return false;
  if (single.test(above)) return false;
  if (!quotePattern.test(line)) return !block.test(line);
  // A quotation continues, unless its line is empty or begins a list or a heading.
  const own = line.replace(quotePattern, '');
  const isWithinQuote = quotePattern.test(above) && above.replace(quotePattern, '').trim() !== '';
  return isWithinQuote && own.trim() !== '' && !block.test(own);
}
