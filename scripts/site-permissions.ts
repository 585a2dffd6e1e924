import { join, resolve } from 'node:path';

/** What the site reads of the project: its code, the packages it stands on, and its words for an outage. */
const read = [
  'app/*',
  'cms/*',
  'domain/*',
  'server/*',
  'build/*',
  'node_modules/*',
  'package.json',
  'content/outage.json',
] as const;

/**
 * Flags of Node for the site's process, so that it can do what the site needs and no more: read the files above, write to
 * the folders that are named, use the network, and draw pictures. It can start no program and no thread, and makes no code
 * out of words. What this does not hold is in docs/decisions/013-process-permissions.md.
 * @param root the project's folder
 * @param folders that it writes to, in the project's if not absolute
 * @see https://nodejs.org/api/permissions.html
 */
export function sitePermissions(root: string, folders: readonly string[]): readonly string[] {
  // A folder need not be there yet: the star says that it is one.
  const written = folders.map((folder) => join(resolve(root, folder), '*'));
  return [
    '--permission',
    ...[...read.map((path) => join(root, path)), ...written].map((path) => `--allow-fs-read=${path}`),
    ...written.map((path) => `--allow-fs-write=${path}`),
    '--allow-net',
    '--allow-addons',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    // Node asks at each start whether the network and libraries are really meant. They are.
    '--disable-warning=PERM0001',
    '--disable-warning=ExperimentalWarning',
  ];
}
