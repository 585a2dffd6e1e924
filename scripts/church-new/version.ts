import { execFileSync } from 'node:child_process';
import { AnswerError } from './answers.ts';

/** The version of the website with which a church’s host builds. */
export interface Version {
  /** The address from which anybody can fetch the project, such as https://github.com/owner/church-website. */
  readonly project: string;
  /** All 40 letters and digits of a commit of it. */
  readonly commit: string;
}

/** What git says in a folder; undefined when it refuses or is not there. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  } catch {
    return undefined;
  }
}

/** @param checkout of the project. @param given such as “HEAD” or “30a4c73a”. @throws AnswerError when it has no such commit */
export function readCommit(checkout: string, given: string): string {
  const commit = git(checkout, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${given}^{commit}`);
  if (commit) return commit;
  throw new AnswerError(
    `This checkout of the project has no commit “${given}”; write one of those that git log lists, or leave --commit out.`,
  );
}

/**
 * Reads the address of the project. A host has no key for ssh, so it is that of the same repository over https.
 * @param given undefined for the address from which the checkout was cloned
 * @throws AnswerError that says what to write
 */
export function readProject(checkout: string, given?: string): string {
  const origin = given ?? git(checkout, 'remote', 'get-url', 'origin') ?? '';
  const project = origin
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/(?:\.git)?\/?$/, '');
  if (/^(?:https|file):\/\/[\w./~%:-]+$/.test(project)) return project;
  const fault = origin === '' ? 'nothing says where it is' : `“${origin}” is no address there`;
  throw new AnswerError(
    `The host fetches this project from the web, and ${fault}; write --project https://github.com/OWNER/REPOSITORY.`,
  );
}

/**
 * What the CHANGELOG and upgrading.md say anew from one commit to another.
 * @returns the lines that were added, below the name of each document; undefined when the checkout does not have both commits
 */
export function changesBetween(checkout: string, from: string, to: string): string | undefined {
  const documents = ['CHANGELOG.md', 'docs/upgrading.md'];
  const changes = git(checkout, 'diff', '--no-color', '--no-ext-diff', from, to, '--', ...documents);
  const added = changes?.match(/^\+.*$/gm) ?? ['+Nothing is new for you.'];
  const lines = added.map((line) => line.replace(/^\+\+\+ b\//, '\n').replace(/^\+/, '  '));
  return changes === undefined ? undefined : `${lines.join('\n').trim()}\n`;
}
