import type { YAMLError } from 'yaml';

/**
 * Says in plain words what is likely wrong with a text that is not YAML.
 * @param text the whole text
 * @param error what the parser has found
 * @returns the offset at which to look, and a sentence with what to do
 */
export function yamlFault(
  text: string,
  { code, message, pos: [offset] }: Pick<YAMLError, 'code' | 'message' | 'pos'>,
): { readonly offset: number; readonly message: string } {
  if (code === 'DUPLICATE_KEY')
    return { offset, message: 'This name is written twice; keep one of the two.' };
  const mark = /^Missing closing (["'])/.exec(message)?.[1];
  if (mark !== undefined) {
    return {
      offset: openQuote(text, mark) ?? offset,
      message: 'This cannot be read: a quotation mark is opened here and not closed.',
    };
  }
  return { offset, message: `This cannot be read: ${reason(code, message, lineAt(text, offset))}` };
}

const UNEVEN = 'the lines of a list are indented alike, and a name begins at the edge.';

function reason(code: string, message: string, line: string): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return (line.match(/:(?=\s)/g) ?? []).length > 1
        ? 'there is a colon in the words of this line. Put the words into quotation marks.'
        : UNEVEN;
    case 'MULTILINE_IMPLICIT_KEY':
      return 'this line needs the form “name: value”, with a colon and a space after the name.';
    case 'BAD_INDENT':
      return /end with a/.test(message) ? 'a bracket is opened above and not closed.' : UNEVEN;
    case 'TAB_AS_INDENT':
      return 'the line begins with a tab. Use spaces.';
    case 'BAD_DQ_ESCAPE':
      return 'a backslash means something else between double quotation marks. Write it twice.';
    case 'MULTIPLE_DOCS':
      return 'there is a line “---” too many.';
    case 'UNEXPECTED_TOKEN':
      return /at node end/.test(message)
        ? 'there are words after the closing quotation mark. Put one pair of double ones round the whole text.'
        : quoteAll;
    default:
      return quoteAll;
  }
}

const quoteAll =
  'text that has a colon in it, or begins with a dash, a bracket or another sign, must stand in quotation marks.';

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? undefined : end);
}

/** Where a value begins with a quotation mark that its line does not close; the parser only reports the end of the text. */
function openQuote(text: string, mark: string): number | undefined {
  const value = new RegExp(`^[ \\t]*(?:- +|[^\\s:]+: +)(${mark}[^${mark}\\n]*)$`, 'm').exec(text);
  return value === null ? undefined : value.index + value[0].length - 1;
}
