/**
 * What a program may use of this package (README.md, "In a program"). Everything else may change without notice.
 */
export { type ContentSource, readContent, sourceAt } from './content-source.ts';
export { signedHeaders } from './publish/sign.ts';
export { schemaText } from './schema-text.ts';
export { readSettings, type Settings, type SettingsResult } from './settings.ts';
export { ContentError, type Emulator, type EmulatorOptions, startEmulator } from './start-emulator.ts';
export { type CommitTimes, readCommitTimes } from './store/commit-times.ts';
export type { ContentField, ContentType } from './store/content-type.ts';
export { lineOfField } from './store/line-of-field.ts';
export { type FaultyFile, formatProblem, type Problem, sortProblems } from './store/problem.ts';
export { type ContentReading, faultsIn, isSound } from './store/read-content-folder.ts';
export { linksInRichText, type RichTextNode, richTextWords } from './store/rich-text.ts';
export type { Asset, Entry, Space } from './store/space.ts';
export { faultyFileText } from './tell-faults.ts';
export { exportSpace } from './transfer/export-space.ts';
export { ImportFailed, importSpace } from './transfer/import-space.ts';
export { folderFiles } from './transfer/write-folder.ts';
