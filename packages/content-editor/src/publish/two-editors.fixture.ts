import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentType } from 'emulator-for-contentful';
import type { EditorContext } from '../context.ts';
import { commitFiles } from '../git/git.ts';
import { publish } from './publish.ts';

const field = (id: string, type: 'Symbol' | 'Text' | 'RichText') =>
  ({ id, name: id, type, required: false, localized: false, validations: [] }) as const;

const note: ContentType = {
  sys: { id: 'note', type: 'ContentType' },
  name: 'Note',
  displayField: 'title',
  fields: [
    field('title', 'Symbol'),
    field('time', 'Symbol'),
    field('text', 'Text'),
    field('body', 'RichText'),
  ],
};

/** An editor of notes, as far as publishing needs one. Each note with the word “wrong” is a problem. */
export function contextOf(folder: string): EditorContext & { readonly lines: string[] } {
  const lines: string[] = [];
  const context: Pick<EditorContext, 'folder' | 'types' | 'hints' | 'log' | 'today' | 'rules'> = {
    folder,
    types: [note],
    hints: {},
    log: (line) => void lines.push(line),
    today: () => '2026-11-25',
    rules: {
      pathOf: () => undefined,
      async check(copy) {
        const file = join(copy, 'entries/note/lunch.md');
        const isWrong = /wrong/.test(readFileSync(file, { encoding: 'utf8', flag: 'a+' }));
        const problem = { severity: 'error', file, field: 'title', sentence: 'It is wrong.' } as const;
        return { shown: undefined, problems: isWrong ? [problem] : [] };
      },
    },
  };
  return { ...(context as EditorContext), lines };
}

/** A bare repository, the folder of an editor, and that of somebody who uses git. */
export interface TwoEditors {
  readonly parent: string;
  readonly remote: string;
  readonly folder: string;
  /** @param where the folder of the editor, or that of the other */
  git(where: 'folder' | 'other' | 'remote', ...args: readonly string[]): string;
  /** Saves files as the editor does; undefined deletes one. */
  save(files: Readonly<Record<string, string | Buffer | undefined>>, what: string): Promise<string>;
  /** Commits and sends files as somebody else. */
  others(files: Readonly<Record<string, string | Buffer | undefined>>, what: string): void;
  read(path: string): string;
  /** A file as it is published. */
  published(path: string): string;
  /** That nothing waits in the folder of the editor, and all of it is published. */
  isAllSent(): boolean;
  remove(): void;
}

/** The text of a note. */
export function noteOf(fields: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return `---\n${lines.join('')}---\n${body}`;
}

export const lunch = 'entries/note/lunch.md';
export const choir = 'entries/note/choir.md';

/** What the note about lunch is at the start. */
export const soup = noteOf({ title: 'Lunch', time: 'noon', text: 'Soup.' }, 'All are welcome.\n');

/** A start that is made once and copied for each test, since its ten commands of git take most of a second. */
let start: string | undefined;
process.once('exit', () => start && rmSync(start, { recursive: true, force: true }));

function makeStart(): string {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'two-editors-')));
  const git = gitIn(parent);
  for (const name of ['remote', 'folder']) mkdirSync(join(parent, name));
  git('remote', 'init', '-q', '--bare', '-b', 'main');
  git('folder', 'init', '-q', '-b', 'main');
  write(join(parent, 'folder'), { [lunch]: soup, [choir]: noteOf({ title: 'Choir', time: '7pm' }) });
  git('folder', 'add', '.');
  git('folder', 'commit', '-q', '-m', 'Start');
  git('folder', 'remote', 'add', 'origin', join(parent, 'remote'));
  git('folder', 'push', '-q', '-u', 'origin', 'main');
  execFileSync('git', ['clone', '-q', join(parent, 'remote'), join(parent, 'other')]);
  return parent;
}

const gitIn =
  (parent: string): TwoEditors['git'] =>
  (where, ...args) =>
    execFileSync('git', ['-c', 'user.name=Ben', '-c', 'user.email=ben@x', ...args], {
      cwd: join(parent, where),
      encoding: 'utf8',
      stdio: 'pipe',
    });

function write(folder: string, files: Parameters<TwoEditors['save']>[0]): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}

export function twoEditors(): TwoEditors {
  start ??= makeStart();
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'two-editors-')));
  cpSync(start, parent, { recursive: true, preserveTimestamps: true });
  const place = (name: string) => join(parent, name);
  for (const config of [place('folder/.git/config'), place('other/.git/config')])
    writeFileSync(config, readFileSync(config, 'utf8').replaceAll(start, parent));
  const git = gitIn(parent);
  return {
    parent,
    remote: place('remote'),
    folder: place('folder'),
    git,
    async save(files, what) {
      write(place('folder'), files);
      return (await commitFiles(place('folder'), Object.keys(files), what, 'Anna')) ?? '';
    },
    others(files, what) {
      git('other', 'pull', '-q', '--rebase');
      write(place('other'), files);
      git('other', 'add', '--all');
      git('other', 'commit', '-q', '-m', what);
      git('other', 'push', '-q');
    },
    read: (path) => readFileSync(join(place('folder'), path), 'utf8'),
    published: (path) => git('remote', 'show', `main:${path}`),
    isAllSent: () =>
      git('folder', 'status', '--porcelain') === '' &&
      git('folder', 'rev-parse', 'HEAD') === git('remote', 'rev-parse', 'main'),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

// A process of its own, which a test can kill.
if (import.meta.main) {
  const outcome = await publish(contextOf(process.argv[2] ?? ''), 'Anna');
  process.stdout.write(JSON.stringify(outcome));
}
