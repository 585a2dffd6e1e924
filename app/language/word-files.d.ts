declare module 'virtual:word-files' {
  import type { Language } from '#languages/language.ts';

  /** The address of each language's words for a browser. */
  const files: Readonly<Record<Language, string>>;
  export default files;
}
