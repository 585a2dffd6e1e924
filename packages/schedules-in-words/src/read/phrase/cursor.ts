import type { PublicHolidays } from '../../days/public-holidays.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Words and their meanings. A key has small letters, no apostrophes and single spaces: "mothers day". */
export type Vocabulary<Value> = ReadonlyMap<string, Value>;

/** A vocabulary from words with the same meaning, between commas. */
export function vocabularyOf<Value>(
  meanings: readonly (readonly [words: string, value: Value])[],
): Vocabulary<Value> {
  return new Map(
    meanings.flatMap(([words, value]) => words.split(', ').map((word): [string, Value] => [word, value])),
  );
}

/** A vocabulary from lines such as “today, tomorrow = what they say”. */
export function vocabularyOfLines(table: string): Vocabulary<string> {
  const lines = table.trim().split('\n');
  return vocabularyOf(
    lines.map((line) => line.split(' = ')).map(([words = '', value = '']) => [words, value]),
  );
}

/** Reads a phrase from its beginning, token by token. */
export class Cursor {
  readonly text: string;
  /** Which days “bank holidays” are. */
  readonly holidays: PublicHolidays | undefined;
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(text: string, holidays?: PublicHolidays) {
    this.text = text.trim();
    this.holidays = holidays;
    this.#tokens = tokensOf(this.text);
  }

  /** The token `ahead` places after the next; undefined after the last. */
  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#index + ahead];
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#tokens.length;
  }

  /** The text from the next token on, as it was typed. */
  get rest(): string {
    const next = this.peek();
    return next === undefined ? '' : this.text.slice(next.from).trim();
  }

  /** The text between a place and the next token, as it was typed. */
  since(place: number): string {
    const first = this.#tokens[place];
    const last = this.#tokens[this.#index - 1];
    return first === undefined || last === undefined ? '' : this.text.slice(first.from, last.to);
  }

  get place(): number {
    return this.#index;
  }

  /** What a pattern that begins with “^” finds in the text from the next token on. */
  match(pattern: RegExp): readonly string[] | null {
    return pattern.exec(this.text.slice(this.peek()?.from ?? this.text.length));
  }

  /** The same, and passes over what it finds. */
  takeMatch(pattern: RegExp): readonly string[] | null {
    const found = this.match(pattern);
    const end = (this.peek()?.from ?? 0) + (found?.[0]?.length ?? 0);
    while ((this.peek()?.from ?? end) < end) this.#index += 1;
    return found;
  }

  next(): Token | undefined {
    const token = this.peek();
    this.#index += 1;
    return token;
  }

  /** Takes the first of the word sequences that comes next, "of the month" say; a hyphen may stand between its words. */
  take(...phrases: readonly string[]): boolean {
    for (const phrase of phrases) {
      const end = this.#endOf(phrase);
      if (end === null) continue;
      this.#index = end;
      return true;
    }
    return false;
  }

  /** True when one of the word sequences comes next. */
  sees(...phrases: readonly string[]): boolean {
    return phrases.some((phrase) => this.#endOf(phrase) !== null);
  }

  /** Takes every one of the words that comes next, in any order and as often as it comes. */
  skip(...phrases: readonly string[]): void {
    while (this.take(...phrases));
  }

  takeMark(...marks: readonly string[]): boolean {
    const token = this.peek();
    if (token?.kind !== 'mark' || !marks.includes(token.text)) return false;
    this.#index += 1;
    return true;
  }

  /** The meaning of the longest entry of the vocabulary that comes next; null without one. */
  takeFrom<Value>(vocabulary: Vocabulary<Value>): Value | null {
    let words = '';
    let found: { readonly value: Value; readonly end: number } | null = null;
    for (let at = this.#index; this.#tokens[at] !== undefined; at += 1) {
      const token = this.#tokens[at];
      if (token?.kind === 'mark' && token.text === '-' && words !== '') continue;
      if (token?.kind !== 'word' && token?.kind !== 'ordinal') break;
      words = words === '' ? token.text : `${words} ${token.text}`;
      const value = vocabulary.get(words);
      if (value !== undefined) found = { value, end: at + 1 };
    }
    if (found === null) return null;
    this.#index = found.end;
    return found.value;
  }

  /** What a reader finds here; when that is null, the place is as before. So a reader need not go back by itself. */
  read<Value, More extends unknown[]>(
    reader: (cursor: Cursor, ...more: More) => Value | null,
    ...more: More
  ): Value | null {
    const place = this.#index;
    const value = reader(this, ...more);
    if (value === null) this.#index = place;
    return value;
  }

  /** What a reader finds here; the place stays as it is. */
  ahead<Value>(reader: (cursor: Cursor) => Value): Value {
    const place = this.#index;
    const value = reader(this);
    this.#index = place;
    return value;
  }

  /** Everything that `read` finds one after another. @param read gets what was found before */
  readAll<Value>(read: (before: readonly Value[]) => Value | null): readonly Value[] {
    const all: Value[] = [];
    for (;;) {
      const value = this.read(() => read(all));
      if (value === null) return all;
      all.push(value);
    }
  }

  #endOf(phrase: string): number | null {
    let at = this.#index;
    // Most phrases begin with another word, and need not be split.
    if (!phrase.startsWith(this.#tokens[at]?.text ?? ' ')) return null;
    for (const [count, word] of phrase.split(' ').entries()) {
      if (count > 0 && this.#tokens[at]?.text === '-') at += 1;
      const token = this.#tokens[at];
      if (token === undefined || token.text !== word) return null;
      at += 1;
    }
    return at;
  }
}
