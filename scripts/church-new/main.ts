import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ownContentFolder } from '../content/content-folder.ts';
import { CommandFailed, runCommand } from '../run-command.ts';
import { type Answers, askFor, type NewChurch } from './answers.ts';
import { churchFiles } from './church-files.ts';
import { hostFiles, readHost } from './hosts.ts';
import { readCommit, readProject } from './version.ts';

/**
 * `npm run church:new` makes a content folder for a church, small and honest, and puts it under git. It asks for name, place, nation and
 * denomination on a terminal, or takes them line by line from another program; a script gives them by arguments:
 *   npm run church:new -- --name "Capel Bethel" --place Wrecsam --country Wales --denomination none [--folder ../church-content]
 * With `--host github` or `--host cloudflare` the folder also has what such a host needs to publish it for nothing. The host builds
 * with this project as it is at `--commit`, which it fetches from `--project`; both are those of this checkout if they are left out.
 */
const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    place: { type: 'string' },
    country: { type: 'string' },
    denomination: { type: 'string' },
    folder: { type: 'string', default: ownContentFolder },
    host: { type: 'string' },
    project: { type: 'string' },
    commit: { type: 'string', default: 'HEAD' },
  },
});

/** The answers to the questions. A script that gives some by arguments is asked nothing. */
async function ask(given: Partial<Answers>): Promise<NewChurch> {
  const isAsked = process.stdin.isTTY || Object.keys(given).length === 0;
  const terminal = isAsked ? createInterface({ input: process.stdin }) : undefined;
  const lines = terminal?.[Symbol.asyncIterator]();
  const church = await askFor(given, async (question) => {
    if (lines === undefined) return undefined;
    process.stdout.write(`${question}\n> `);
    const { value, done } = await lines.next();
    return done ? undefined : value;
  });
  terminal?.close();
  return church;
}

/** Puts the folder under git with a first commit. A machine without git is fine: the folder works without it. */
function commit(folder: string, name: string): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, stdio: 'ignore' }).status === 0;
  if (!git('init', '--quiet', '--initial-branch=main')) return false;
  const nobody = ['-c', 'user.name=church:new', '-c', 'user.email=church-new@localhost'];
  const author = git('config', 'user.email') ? [] : nobody;
  const message = `Start the content of ${name}`;
  return git('add', '--all') && git(...author, 'commit', '--quiet', '--message', message);
}

async function main(): Promise<void> {
  const { folder, host, project, commit: version, ...given } = values;
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new CommandFailed(
      `${folder} is there already, and nothing in it was changed. Name another one with --folder.`,
    );
  const hosting =
    host === undefined
      ? undefined
      : ([readHost(host), { project: readProject('.', project), commit: readCommit('.', version) }] as const);
  const church = await ask(given);
  const files = churchFiles(church);
  if (hosting) {
    const own = files.get('README.md') ?? '';
    for (const [path, text] of hostFiles(church, ...hosting)) files.set(path, text);
    files.set('README.md', `${own}\n${files.get('README.md')}`);
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const isCommitted = commit(folder, church.name);
  const start = folder === ownContentFolder ? '' : `CONTENT_FOLDER=${folder} `;
  process.stdout.write(`${church.name}, ${church.place}, is in ${folder}: ${files.size} files${isCommitted ? ', under git' : ', not under git, which is not there or refused'}.

  ${start}npm start               shows the site
  ${start}npm run edit            opens a page to edit it in the browser
  ${start}npm run content:check   lists what is still to be filled in; ${join(folder, 'README.md')} says how

Its logo, colours and typeface are fields of “The church” on that page, or of ${join(folder, 'entries/siteSettings/site.md')}.
`);
}

await runCommand(main);
