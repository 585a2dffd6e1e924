/**
 * What a program may use of this package (README.md, "In a program"). Everything else may change without notice.
 */

export { type ContentReading, faultsIn, isSound, type ReadContent } from './content/content-reading.ts';
export { type ContentSource, readContent, sourceAt } from './content/content-source.ts';
export { faultyFileText } from './content/fault-log.ts';
export { ContentError } from './content/live-content.ts';
export { lineOfField } from './entries/entry-text.ts';
export { parseTranslationName } from './entries/translation-name.ts';
export { exportSpace } from './export-file/export-space.ts';
export { type CommitTimes, readCommitTimes } from './folder/commit-times.ts';
export { readSpaceFile } from './folder/read-space-file.ts';
export { ImportFailed, importSpace } from './import/import-space.ts';
export { yamlLines } from './import/write-field.ts';
export { folderFiles } from './import/write-folder.ts';
export { bodyFieldOf, type ContentField, type ContentType } from './model/content-type.ts';
export { linksInRichText, type RichTextNode, richTextToPlainText } from './model/rich-text.ts';
export type { Asset, Entry, Locale, Space } from './model/space.ts';
export { schemaText } from './schema/build-schema.ts';
export { readSettings, type Settings, type SettingsResult } from './settings.ts';
export { type Emulator, type EmulatorOptions, startEmulator } from './start-emulator.ts';
export { type FaultyFile, formatProblem, type Problem, sortProblems } from './text/problem.ts';
export { signedHeaders } from './webhooks/sign.ts';
