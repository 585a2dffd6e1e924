import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { languages } from '#domain/languages/language.ts';
import { ownContentFolder } from '#server/settings/content-folder.ts';
import { type Answers, countriesByName, readAnswers } from './church.ts';
import { churchFiles } from './church-files.ts';

/**
 * `npm run church:new` makes a content folder for a church, small and honest, and puts it under git. It asks for name, place, country,
 * denomination and languages on a terminal; a script gives them by arguments:
 *   npm run church:new -- --name "Capel Bethel" --place Wrecsam --country Wales --denomination none [--languages de] [--folder ../church-content]
 */
const questions: Readonly<Record<keyof Answers, string>> = {
  name: 'What is the church called, such as “Capel Bethel”?',
  place: 'In which town or city is it?',
  country: `In which country is it? (${Object.keys(countriesByName).join(', ')})`,
  denomination: 'To which denomination does it belong? (none, if to none)',
  languages: `In which other languages are its pages? (of ${languages.join(', ')}; empty for none)`,
};

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    place: { type: 'string' },
    country: { type: 'string' },
    denomination: { type: 'string' },
    languages: { type: 'string' },
    folder: { type: 'string', default: ownContentFolder },
  },
});

/** Ends with a sentence for each fault. */
function fail(faults: readonly string[]): never {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

async function ask(): Promise<Answers> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const answer = async (name: keyof Answers) =>
    values[name] ?? (await terminal?.question(`${questions[name]}\n> `)) ?? '';
  const answers = {
    name: await answer('name'),
    place: await answer('place'),
    country: await answer('country'),
    denomination: await answer('denomination'),
    languages: await answer('languages'),
  };
  terminal?.close();
  return answers;
}

/** Puts the folder under git with a first commit. A machine without git is fine: the folder works without it. */
function commit(folder: string, name: string): boolean {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString();
  try {
    git('init', '--quiet');
    git('add', '--all');
    const author = hasAuthor(git)
      ? []
      : ['-c', 'user.name=church:new', '-c', 'user.email=church-new@localhost'];
    git(...author, 'commit', '--quiet', '--message', `Start the content of ${name}`);
    return true;
  } catch {
    return false;
  }
}

function hasAuthor(git: (...args: string[]) => string): boolean {
  try {
    return git('config', 'user.email').trim() !== '';
  } catch {
    return false;
  }
}

const { folder } = values;
if (existsSync(folder) && readdirSync(folder).length > 0)
  fail([`${folder} is there already, and nothing in it was changed. Name another one with --folder.`]);
const church = readAnswers(await ask());
if (!('name' in church)) fail(church);
const files = churchFiles(church);
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
`);
