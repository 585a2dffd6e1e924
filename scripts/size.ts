import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What counts as no source: tests, files that a command makes, and folders of tests. */
const noSource = /\.(?:test|spec|fixture)\.|generated|(?:^|\/)(?:tests?|testing)\//;

/** The rows of the table, and the folders that each counts. */
const rows: Readonly<Record<string, RegExp>> = {
  'all but bench': /^(?!bench\/)/,
  'the site: app, domain, languages, cms, server': /^(?:app|domain|languages|cms|server)\//,
  'of it, domain': /^domain\//,
  'of it, cms': /^cms\//,
  editorial: /^editorial\//,
  'schedules-in-words': /^packages\/schedules-in-words\//,
  'emulator-for-contentful': /^packages\/emulator-for-contentful\//,
  'content-editor': /^packages\/content-editor\//,
  scripts: /^scripts\//,
  bench: /^bench\//,
};

interface Source {
  /** Its path from the root of the project. */
  readonly path: string;
  readonly text: string;
}

const linesOf = ({ text }: Source) => text.split('\n').length - 1;

/**
 * The names that a file imports of the schedules, each with the module that it comes from; none for a file that is of them.
 * @returns such as "schedules-in-words readSchedule"
 */
export function namesOfSchedules({ path, text }: Source): readonly string[] {
  const schedules = /^(?:packages\/)?schedules-in-words(?:\/|$)/;
  if (schedules.test(path)) return [];
  const statements = text.matchAll(/^(?:import|export)(?: type)? \{([^}]*)\} from '([^']+)';$/gm);
  return Array.from(statements).flatMap(([, names = '', from = '']) => {
    const module = from.startsWith('.') ? join(dirname(path), from) : from.replace(/^#/, '');
    if (!schedules.test(module)) return [];
    const imported = names.split(',').map((name) => name.trim().replace(/^type | as .*$/g, ''));
    return imported.filter((name) => name !== '').map((name) => `${module} ${name}`);
  });
}

/** `npm run size` prints how large the project is, in the form of Markdown (docs/decisions/028-cut-along-the-joints.md). */
function main(): void {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const sources = paths
    .filter((path) => !noSource.test(path))
    .map((path): Source => ({ path, text: readFileSync(path, 'utf8') }));
  const table = Object.entries(rows).map(([name, folders]) => {
    const some = sources.filter(({ path }) => folders.test(path));
    return [name, some.reduce((lines, source) => lines + linesOf(source), 0), some.length];
  });
  const names = new Set(sources.flatMap(namesOfSchedules));
  const modules = new Set(Array.from(names, (name) => name.split(' ')[0]));
  const short = sources.filter((source) => linesOf(source) <= 30);
  const lines = [
    ...[['TypeScript without tests', 'lines', 'files'], ['---', '---', '---'], ...table],
    ['files of 30 lines or less', '', short.length],
    ['names that others import of the schedules, and from how many files', names.size, modules.size],
  ];
  process.stdout.write(lines.map((cells) => `| ${cells.join(' | ')} |\n`).join(''));
}

if (import.meta.main) main();
