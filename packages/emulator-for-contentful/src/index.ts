/** What a program may use of this package (README.md, “In a program”). Everything else may change without notice. */

export { ContentError, faultsIn, type ReadContent } from './content/content-reading.ts';
export { readContent, sourceAt } from './content/content-source.ts';
export { fetchFrom } from './http/fetch-from.ts';
export type { ContentField, ContentType } from './model/content-type.ts';
export type { RichTextNode } from './model/rich-text.ts';
export type { Asset, Entry, Locale, Space } from './model/space.ts';
export { schemaText } from './schema/build-schema.ts';
export { readSettings } from './settings.ts';
export { type Emulator, type EmulatorOptions, startEmulator } from './start-emulator.ts';
export { formatProblem, type Problem } from './text/content-fault.ts';
export { signedHeaders } from './webhooks/sign.ts';
