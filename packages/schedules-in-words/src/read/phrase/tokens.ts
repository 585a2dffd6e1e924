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

const apostrophes = new Set(["'", '’', '‘', '`']);
const dashes = new Set(['-', '–', '—', '−', '‐', '‑']);
const brackets = new Set(['(', ')', '[', ']']);
const quotes = new Set(['"', '“', '”']);
const ordinalEndings = new Set(['st', 'nd', 'rd', 'th']);

const isLetter = (character: string): boolean => /\p{L}/u.test(character);
const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/**
 * Splits a phrase into tokens. What never changes a meaning is evened out: capitals, apostrophes, quotation marks, the kind
 * of a dash, "&", "@", brackets and "|" (read as commas), and the dot of "Tues.".
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const from = at;
    const character = text.charAt(at);
    if (isLetter(character)) {
      while (at < text.length && (isLetter(text.charAt(at)) || apostrophes.has(text.charAt(at)))) at += 1;
      addWord(tokens, text, from, at);
      if (text.charAt(at) === '.') at += 1;
    } else if (isDigit(character)) {
      while (isDigit(text.charAt(at))) at += 1;
      const digits = text.slice(from, at);
      tokens.push({ kind: 'number', text: digits, value: Number(digits), from, to: at });
    } else {
      at += 1;
      const mark = markOf(character);
      // Brackets and commas side by side are one comma.
      if (mark === null || (mark === ',' && tokens.at(-1)?.text === ',')) continue;
      tokens.push({
        kind: mark === 'and' || mark === 'at' ? 'word' : 'mark',
        text: mark,
        value: 0,
        from,
        to: at,
      });
    }
  }
  return tokens;
}

function addWord(tokens: Token[], text: string, from: number, to: number): void {
  const word = [...text.slice(from, to)]
    .filter((character) => !apostrophes.has(character))
    .join('')
    .toLowerCase();
  const number = tokens.at(-1);
  if (number?.kind === 'number' && number.to === from && ordinalEndings.has(word)) {
    tokens[tokens.length - 1] = { ...number, kind: 'ordinal', text: `${number.text}${word}`, to };
  } else {
    tokens.push({ kind: 'word', text: word, value: 0, from, to });
  }
}

function markOf(character: string): string | null {
  if (/\s/.test(character) || quotes.has(character) || apostrophes.has(character)) return null;
  if (dashes.has(character)) return '-';
  if (brackets.has(character) || character === '|') return ',';
  if (character === '@') return 'at';
  return character === '&' || character === '+' ? 'and' : character;
}
