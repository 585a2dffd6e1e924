import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ownContentFolder } from '../content/content-folder.ts';
import { runCommand } from '../run-command.ts';
import { AnswerError } from './answers.ts';
import { changesBetween, readCommit } from './version.ts';

/**
 * `npm run church:update -- ../church-content` says what changes for a church on a free host, and writes the newest commit of this
 * checkout into its `build.sh`; `--commit` names another one. Nothing is published before somebody commits and pushes it.
 */

/** The line of `build.sh` that says the commit. */
const pin = /^commit=([0-9a-f]{40})$/m;

/** @returns what was done, to be printed. @throws AnswerError that says what to write */
export function updateChurch(folder: string, checkout: string, given = 'HEAD'): string {
  const file = join(folder, 'build.sh');
  const script = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const from = pin.exec(script)?.[1];
  if (from === undefined)
    throw new AnswerError(
      `${file} has no line “commit=” with 40 letters and digits; name the folder of a church that church:new has made with --host.`,
    );
  const commit = readCommit(checkout, given);
  if (commit === from) return `${file} has this version already, ${commit}.\n`;
  const changes = changesBetween(checkout, from, commit);
  if (changes === undefined)
    throw new AnswerError(
      `${file} has the commit ${from}, which this checkout of the project does not have; run git fetch --unshallow, then this command again.`,
    );
  writeFileSync(file, script.replace(pin, `commit=${commit}`));
  return `${changes}
${file} has ${commit} now, and had ${from}. Then:

  CONTENT_FOLDER=${folder} npm run content:migrate   brings older entries along
  CONTENT_FOLDER=${folder} npm run content:check     says what is wrong after it
  git -C ${folder} commit --all --message "Take a new version of the website"
  git -C ${folder} push                              the host builds with it
`;
}

async function main(): Promise<void> {
  const options = { commit: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  process.stdout.write(updateChurch(positionals[0] ?? ownContentFolder, '.', values.commit));
}

if (import.meta.main) await runCommand(main);
