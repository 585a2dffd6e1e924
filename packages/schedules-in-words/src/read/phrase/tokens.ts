/** A piece of a phrase: a word in small letters, a number, a number such as "1st", or one other character. */
export interface Token {
  readonly kind: 'word' | 'number' | 'ordinal' | 'mark';
  readonly text: string;
  /** The value of a number; 0 for the rest. */
  readonly value: number;
  /** Where it stands in the text: first character, and the one after its last. */
  readonly from: number;
  readonly to: number;
}

/** True for "12" and "12th". */
export function isNumeral(
  token: Token | undefined,
): token is Token & { readonly kind: 'number' | 'ordinal' } {
  return token?.kind === 'number' || token?.kind === 'ordinal';
}

/** Every dash, as a class of a pattern has them. */
export const dashes = '–—−‐‑-';
const ordinalEndings = new Set(['st', 'nd', 'rd', 'th']);

/** A word, in which apostrophes may stand, with the dot of "Tues."; a number; or one other character. */
const pieces = /(?<word>\p{L}[\p{L}'’‘`]*)\.?|(?<digits>\d+)|(?<other>.)/gsu;

/**
 * Splits a phrase into tokens. What never changes a meaning is evened out: capitals, apostrophes, quotation marks, the kind
 * of a dash, "&", "@", brackets and "|" (read as commas), and the dot of "Tues.".
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { index: from, groups: { word, digits, other = '' } = {} } of text.matchAll(pieces)) {
    if (word !== undefined) addWord(tokens, word, from);
    else if (digits !== undefined)
      tokens.push({ kind: 'number', text: digits, value: Number(digits), from, to: from + digits.length });
    else {
      const mark = markOf(other);
      // Brackets and commas side by side are one comma.
      if (mark === null || (mark === ',' && tokens.at(-1)?.text === ',')) continue;
      const kind = mark === 'and' || mark === 'at' ? 'word' : 'mark';
      tokens.push({ kind, text: mark, value: 0, from, to: from + other.length });
    }
  }
  return tokens;
}

function addWord(tokens: Token[], typed: string, from: number): void {
  const to = from + typed.length;
  const word = typed.replaceAll(/['’‘`]/g, '').toLowerCase();
  const number = tokens.at(-1);
  if (number?.kind === 'number' && number.to === from && ordinalEndings.has(word)) {
    tokens[tokens.length - 1] = { ...number, kind: 'ordinal', text: `${number.text}${word}`, to };
  } else {
    tokens.push({ kind: 'word', text: word, value: 0, from, to });
  }
}

function markOf(character: string): string | null {
  if (/[\s"“”'’‘`]/.test(character)) return null;
  if (dashes.includes(character)) return '-';
  if (/[()[\]|]/.test(character)) return ',';
  if (character === '@') return 'at';
  return character === '&' || character === '+' ? 'and' : character;
}
