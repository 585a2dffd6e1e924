import { relative } from 'node:path';
import { faultsIn } from '../../src/content/content-reading.ts';
import { readContentFolder } from '../../src/folder/read-content-folder.ts';
import { contentFolder } from '../../src/testing/content-folder.ts';
import { soundFolder } from './sound-folder.ts';

const note = { 'entries/note/good.md': '---\ntitle: Good\n---\n' };

/**
 * What is served of a folder, and its faults as "file: sentence", with something hostile put into it.
 * @param isAgain whether the folder was read before
 */
export async function readWith(put: (folder: string, outside: string) => void, isAgain = false) {
  await using outside = await contentFolder({
    'secret.md': '---\ntitle: root:x:0:0\n---\n',
    'secret.svg': '<svg/>',
  });
  await using folder = await contentFolder({ ...soundFolder, ...note });
  const before = isAgain ? await readContentFolder(folder.path) : undefined;
  put(folder.path, outside.path);
  const lastGood = before?.ok ? before.lastGood : undefined;
  const reading = await readContentFolder(folder.path, { lastGood });
  const faults = faultsIn(reading).map(({ file, message }) => `${relative(folder.path, file)}: ${message}`);
  const entries = reading.ok ? reading.space.entries.map(({ sys }) => sys.id) : [];
  return {
    faults,
    warnings: reading.ok ? reading.warnings.map(({ file }) => relative(folder.path, file)) : [],
    entries,
    served: JSON.stringify(reading.ok ? [reading.space, [...reading.files.keys()]] : {}),
  };
}
