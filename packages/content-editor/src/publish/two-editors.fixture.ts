import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EditorContext } from '../context.ts';
import { formTypeOf } from '../form/form-type.ts';
import { commitFiles, type Repository } from '../git/git.ts';
import { copiesOf, repositoryOf } from '../git/repository.fixture.ts';
import { publish } from './publish.ts';

const field = (id: string, type: 'Symbol' | 'Text' | 'RichText') =>
  ({ id, name: id, type, required: false, localized: false, validations: [] }) as const;

export const note = formTypeOf({
  sys: { id: 'note', type: 'ContentType' },
  name: 'Note',
  displayField: 'title',
  fields: [
    field('title', 'Symbol'),
    field('time', 'Symbol'),
    field('text', 'Text'),
    field('body', 'RichText'),
  ],
});

/** An editor of notes, as far as publishing needs one. Each note with the word “wrong” is a problem. */
export function contextOf(folder: string): EditorContext & { readonly lines: string[] } {
  const lines: string[] = [];
  const context: Pick<EditorContext, 'folder' | 'types' | 'log' | 'today' | 'rules'> = {
    folder,
    types: [note],
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

type Files = Readonly<Record<string, string | Buffer | undefined>>;

/** A bare repository, and the folder of an editor. */
export interface TwoEditors {
  readonly parent: string;
  readonly remote: string;
  readonly folder: string;
  git(where: 'folder' | 'remote', ...args: readonly string[]): string;
  /** Saves files as the editor does; undefined deletes one. */
  save(files: Files, what: string): Promise<string>;
  /** Sends files as somebody else who uses git, as one commit. */
  others(files: Files, what: string): void;
  read(path: string): string;
  /** A file as it is published. */
  published(path: string): string;
  /** The last commits of the folder and of the remote. */
  heads(): readonly string[];
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

const copy = copiesOf((parent) => {
  const git = gitIn(parent);
  mkdirSync(join(parent, 'remote'));
  git('remote', 'init', '-q', '--bare', '-b', 'main', '--template=');
  commitIn(parent, { [lunch]: soup, [choir]: noteOf({ title: 'Choir', time: '7pm' }) }, 'Start');
  execFileSync('git', ['clone', '-q', '--template=', join(parent, 'remote'), join(parent, 'folder')]);
});

const gitIn =
  (parent: string): TwoEditors['git'] =>
  (where, ...args) =>
    execFileSync('git', ['-c', 'user.name=Ben', '-c', 'user.email=ben@x', ...args], {
      cwd: join(parent, where),
      encoding: 'utf8',
      stdio: 'pipe',
    });

/** Puts a commit of some files on the branch of the remote, in one start of git. */
function commitIn(parent: string, files: Files, what: string): void {
  const data = (content: string | Buffer) => [`data ${Buffer.byteLength(content)}\n`, content, '\n'];
  const changes = Object.entries(files).flatMap(([path, content]) =>
    content === undefined ? [`D ${path}\n`] : [`M 100644 inline ${path}\n`, ...data(content)],
  );
  const by = `Ben <ben@x> ${Math.floor(Date.now() / 1000)} +0000\n`;
  const isFirst = !existsSync(join(parent, 'remote/refs/heads/main'));
  const from = isFirst ? [] : ['from refs/heads/main^0\n'];
  const stream = ['commit refs/heads/main\n', `committer ${by}`, ...data(what), ...from, ...changes];
  const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
  execFileSync('git', ['fast-import', '--quiet'], { cwd: join(parent, 'remote'), input });
}

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}

export async function twoEditors(): Promise<TwoEditors> {
  const parent = await copy();
  const place = (name: string) => join(parent, name);
  const git = gitIn(parent);
  const [config, own] = [place('folder/.git/config'), place('remote')];
  writeFileSync(config, readFileSync(config, 'utf8').replace(/(?<=url = ).*/, own));
  const heads = () =>
    ['folder/.git', 'remote'].map((name) => readFileSync(place(`${name}/refs/heads/main`), 'utf8'));
  let repository: Repository | undefined;
  return {
    parent,
    remote: own,
    folder: place('folder'),
    git,
    async save(files, what) {
      write(place('folder'), files);
      repository ??= await repositoryOf(place('folder'));
      return (await commitFiles(repository, Object.keys(files), what, 'Anna')) ?? '';
    },
    others: (files, what) => commitIn(parent, files, what),
    read: (path) => readFileSync(join(place('folder'), path), 'utf8'),
    published: (path) => git('remote', 'show', `main:${path}`),
    heads,
    isAllSent: () => heads()[0] === heads()[1] && git('folder', 'status', '--porcelain') === '',
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

// A process of its own, which a test can kill.
if (import.meta.main) {
  const outcome = await publish(contextOf(process.argv[2] ?? ''), 'Anna');
  process.stdout.write(JSON.stringify(outcome));
}
