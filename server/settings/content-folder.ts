import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Environment, setting } from './setting.ts';

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

/** The absolute path of the palettes with which the site is built: those of the content folder, or else the project's. */
export function palettesFile(environment: Environment): string {
  const own = resolve(contentFolder(environment), 'palettes.json');
  return existsSync(own) ? own : resolve(demonstrationFolder, 'palettes.json');
}
