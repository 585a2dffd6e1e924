/** A phrase in the English words that the reader knows. */
export interface EnglishPhrase {
  readonly text: string;
  /** The typed words of a part of that text; undefined for what is no part of it. */
  typed(part: string): string | undefined;
}

/** A language besides English in which schedules are typed, and problems told. */
export interface TypedLanguage {
  /**
   * Says a phrase in English; words that the language does not know stay as they are.
   * @param field in which it stands
   * @throws PhraseError for what can be read in two ways
   */
  readonly inEnglish: (text: string, field: string) => EnglishPhrase;
  /** What was read, in words, to tell two readings apart. */
  readonly reading: (value: unknown) => string;
  /** The message of a problem, said in the language. */
  readonly message: (english: string) => string;
  /** The same language, which keeps nothing of what it reads: for what a visitor types. */
  readonly withoutMemory?: TypedLanguage;
}
