import type { YAMLError } from 'yaml';

/**
 * Explains a syntax error of a YAML text to a person who does not know YAML.
 * @param error the error of the parser
 * @returns the offset of the likely cause, and a sentence that says what to do
 */
export function yamlFault(
  text: string,
  { code, message, pos: [offset] }: Pick<YAMLError, 'code' | 'message' | 'pos'>,
): { readonly offset: number; readonly message: string } {
  if (code === 'DUPLICATE_KEY')
    return { offset, message: 'This name is written twice; keep one of the two.' };
  const line = `${text.slice(0, offset).split('\n').at(-1)}${text.slice(offset).split('\n')[0]}`;
  const mark = /^Missing closing (["'])/.exec(message)?.[1];
  if (mark !== undefined) {
    return {
      offset: openQuote(text, mark) ?? offset,
      message: 'This cannot be read: a quotation mark is opened here and not closed.',
    };
  }
  return { offset, message: `This cannot be read: ${reason(code, message, line)}` };
}

const reasons: Readonly<Record<string, string>> = {
  MULTILINE_IMPLICIT_KEY: 'this line needs the form “name: value”, with a colon and a space after the name.',
  TAB_AS_INDENT: 'the line begins with a tab. Use spaces.',
  BAD_DQ_ESCAPE: 'a backslash means something else between double quotation marks. Write it twice.',
  MULTIPLE_DOCS: 'there is a line “---” too many.',
};

function reason(code: string, message: string, line: string): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && (line.match(/:(?=\s)/g) ?? []).length > 1)
    return 'there is a colon in the words of this line. Put the words into quotation marks.';
  if (code === 'BAD_INDENT' && /end with a/.test(message)) return 'a bracket is opened above and not closed.';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BAD_INDENT')
    return 'the lines of a list are indented alike, and a name begins at the edge.';
  if (code === 'UNEXPECTED_TOKEN' && /at node end/.test(message) && /[:-]\s+["']/.test(line))
    return 'there are words after the closing quotation mark. Put one pair of double ones round the whole text.';
  return reasons[code] ?? quoteAll;
}

const quoteAll =
  'text that has a colon in it, or begins with a dash, a bracket or another sign, must stand in quotation marks.';

/** The offset of a quotation mark that its line does not close. The parser only reports the end of the text. */
function openQuote(text: string, mark: string): number | undefined {
  const value = new RegExp(`^[ \\t]*(?:- +|[^\\s:]+: +)(${mark}[^${mark}\\n]*)$`, 'm').exec(text);
  return value === null ? undefined : value.index + value[0].length - 1;
}
