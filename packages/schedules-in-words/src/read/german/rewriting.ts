/** A text that is rewritten step by step, and knows of each part which part of the typed text it stands for. */
export class Rewriting {
  readonly #typed: string;
  #text: string;
  /** For each character the first that it stands for, and the one after the last. */
  #origins: readonly (readonly [from: number, to: number])[];

  /** @param end where the text ends that is rewritten; what follows stays as it is, and is added by `withRest` */
  constructor(typed: string, end = typed.length) {
    this.#typed = typed;
    this.#text = typed.slice(0, end);
    this.#origins = Array.from(this.#text, (_, index) => [index, index + 1]);
  }

  get text(): string {
    return this.#text;
  }

  /** Replaces all that a global pattern finds. @param by words, with $1 for a group, or what makes them from the match and its groups */
  replace(pattern: RegExp, by: string | ((...match: string[]) => string)): this {
    // `matchAll` makes a new expression each time, and most find nothing.
    if (this.#text.search(pattern) < 0) return this;
    const origins: (readonly [number, number])[] = [];
    let [text, at] = ['', 0];
    for (const match of this.#text.matchAll(pattern)) {
      const groups = [...match].map((group) => group ?? '');
      const end = match.index + match[0].length;
      const words =
        typeof by === 'string'
          ? by.replaceAll(/\$(\d)/g, (_, group) => groups[Number(group)] ?? '')
          : by(...groups);
      const [from = 0, to = 0] = [this.#origins[match.index]?.[0], this.#origins[end - 1]?.[1]];
      text += this.#text.slice(at, match.index) + words;
      origins.push(...this.#origins.slice(at, match.index));
      for (let added = 0; added < words.length; added += 1) origins.push([from, to]);
      at = end;
    }
    this.#text = text + this.#text.slice(at);
    this.#origins = [...origins, ...this.#origins.slice(at)];
    return this;
  }

  /** Adds what was not to be rewritten. @param rewritten the length of the typed text before it */
  withRest(rewritten: number): this {
    const rest = this.#typed.slice(rewritten);
    this.#text += rest;
    this.#origins = [
      ...this.#origins,
      ...Array.from(rest, (_, index) => [rewritten + index, rewritten + index + 1] as const),
    ];
    return this;
  }

  /** The typed text of a part, of several alike that of the last; undefined for what is no part. */
  typed(part: string): string | undefined {
    const at = this.#text.lastIndexOf(part);
    const [first, last] = [this.#origins[at], this.#origins[at + part.length - 1]];
    return first && last && this.#typed.slice(first[0], last[1]);
  }
}
