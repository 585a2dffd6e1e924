/** What tools for the files of a content folder may use: checks, editors and migrations (README.md, “In a program”). */

export { fingerprintOf } from '../content/watch-content.ts';
export { lineOfField } from '../entries/entry-text.ts';
export { parseTranslationName } from '../entries/translation-name.ts';
export { yamlLines } from '../import/write-field.ts';
export { bodyFieldOf } from '../model/content-type.ts';
export { linksInRichText, richTextToPlainText } from '../model/rich-text.ts';
export { sortProblems } from '../text/content-fault.ts';
export { readCommitTimes } from './commit-times.ts';
export { endIfHanging, inTime, RefusedFile } from './disk.ts';
export { namesIn as contentNames, readIfThere as readContentFile } from './folder-files.ts';
export { safeGitEnvironment } from './foreign-settings.ts';
export { readSpaceFile } from './read-space-file.ts';
export { decodeText, notUtf8 } from './text-encoding.ts';
