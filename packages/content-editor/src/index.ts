/** What a program may use of this package (README.md). */

export type {
  ColourSets,
  DatesOf,
  EditorOptions,
  EventDate,
  Group,
  Offer,
  Problem,
  Protection,
  ProxySettings,
  ReadBack,
  ShownContent,
  SignInSettings,
  SiteRules,
  TypeHints,
} from './options.ts';
export { type Editor, EditorFailed, startEditor } from './start-editor.ts';
