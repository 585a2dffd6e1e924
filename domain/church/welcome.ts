/** A sentence of welcome for people who do not read the language of the site. */
export interface Welcome {
  /** By its BCP 47 tag. */
  readonly language: string;
  /** Of the language's script, for the `dir` attribute. */
  readonly direction: 'ltr' | 'rtl';
  readonly sentence: string;
}
