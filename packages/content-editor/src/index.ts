/** What a program may use of this package (README.md). */

export { parseEntry } from './files/content-folder.ts';
export type { FieldValue } from './files/entry-file.ts';
export { entryText } from './form/submitted.ts';
export type {
  DatesOf,
  EditorOptions,
  EventDate,
  Group,
  Problem,
  ProxySettings,
  ReadBack,
  ShownContent,
  SiteRules,
  TypeHints,
} from './options.ts';
export { type Editor, EditorFailed, startEditor } from './start-editor.ts';
