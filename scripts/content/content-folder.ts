import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, setting } from '#server/settings/setting.ts';

// Paths are relative to the project's folder, in which every process is started.

/** The church's own content, beside the project, where an update of the project cannot touch it. */
export const ownContentFolder = '../church-content';

/** The invented church that is shown while there is no other. */
export const demonstrationFolder = 'content';

/** The content types, which belong to the project and not to a church. */
export const contentModelFolder = 'content/model';

/**
 * The content folder: entries, assets, palettes and the text for an outage. It is that of `CONTENT_FOLDER`; otherwise
 * the church's own, if there is anything in it; otherwise the demonstration's.
 */
export function contentFolder(environment: Environment): string {
  return (
    setting(environment, 'CONTENT_FOLDER') ??
    (hasFiles(ownContentFolder) ? ownContentFolder : demonstrationFolder)
  );
}

/** False also for a folder that this process may not read: then CONTENT_FOLDER must name it. */
function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

/** What is to be said of a file that the site was built with until version 0.3; undefined for a folder without it. */
export function olderFileFault(
  folder: string,
): { readonly file: string; readonly message: string } | undefined {
  const file = join(folder, 'palettes.json');
  const message =
    'This file is no longer read: run npm run content:migrate, which moves its colours into the settings.';
  return existsSync(file) ? { file, message } : undefined;
}
