import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Within the project, since browsers that are installed as a Snap or Flatpak may not read the folder for temporary files. */
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/**
 * Writes a page that leads to an address, which only this user may read: every user of a machine sees the command by which a
 * browser is started, and so would see a key in it.
 * @returns the file, and what removes it
 */
export function pageLeadingTo(address: string, parent: string = cache) {
  mkdirSync(parent, { recursive: true });
  // mkdtemp makes a folder that no other user may enter.
  const folder = mkdtempSync(join(parent, 'editing-page-'));
  const file = join(folder, 'open.html');
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}"><title>Editing</title><p><a href="${address}">Open the editing page</a></p></html>\n`;
  writeFileSync(file, html, { mode: 0o600 });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The commands that open a page where it is not xdg-open. */
const openers: { readonly [Platform in NodeJS.Platform]?: readonly string[] } = {
  ...{ win32: ['cmd', '/c', 'start', ''], darwin: ['open'] },
};

/** Opens an address in the browser of this machine, if it has one. Nothing is opened where the page cannot be written. */
export function openBrowser(address: string): void {
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  try {
    const { file, remove } = pageLeadingTo(address);
    process.once('exit', remove);
    const page = process.platform === 'win32' ? file : pathToFileURL(file).href;
    spawn(command, [...args, page], { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref();
  } catch {
    // The address stands in the terminal.
  }
}
