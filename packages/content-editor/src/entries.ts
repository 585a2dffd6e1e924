/** What a program may use of this package that reads and writes entries and shows no page (README.md). */

export { parseEntry } from './files/content-folder.ts';
export type { FieldValue } from './files/entry-file.ts';
export { slugOf } from './form/new-entry.ts';
export { entryText } from './form/submitted.ts';
