import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSchedule, parseTerms } from 'schedules-in-words';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const readme = readFileSync(join(folder, 'node_modules/schedules-in-words/README.md'), 'utf8');
const zone = 'Europe/London';

/** Writes a file beside this one, and gives what a program of this version of Node.js says of it. */
function outputOf(name, text, ...program) {
  const file = join(folder, name);
  writeFileSync(file, text);
  try {
    return execFileSync(process.execPath, [...program, file], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return `${error.stdout}${error.stderr}`;
  } finally {
    rmSync(file);
  }
}

/** The program of the README with this name, and the output that stands below it. */
function shown(name) {
  const [, code, output] = new RegExp(
    `\`\`\`js\\n// ${name}\\n(.*?)\`\`\`\\n(?:\\n\`\`\`\\n(.*?)\`\`\`)?`,
    's',
  ).exec(readme);
  return { code, output };
}

/** The rows of the table below a heading, each as its cells. */
function rowsBelow(heading) {
  const [, part] = readme.split(`## ${heading}\n`);
  const [, , ...rows] = part
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('the first example says what stands below it', () => {
  const { code, output } = shown('example.mjs');
  const polyfill =
    'Temporal' in process.getBuiltinModule('vm').runInNewContext('globalThis')
      ? []
      : ['--import', 'temporal-polyfill/global'];
  expect(outputOf('example.mjs', code, ...polyfill)).toBe(output);
});

test('with the polyfill before it the package runs on every version', () => {
  const { code } = shown('with-polyfill.mjs');
  const isThere = readFileSync(join(folder, 'package.json'), 'utf8').includes('temporal-polyfill');
  expect(outputOf('with-polyfill.mjs', isThere ? code : code.replace(/^import 'temporal.*$/m, ''))).toBe(
    '2026-09-06\n',
  );
});

test('every kind of the table is read', () => {
  const { terms } = parseTerms([{ id: 'autumn', firstDate: '2026-09-01', lastDate: '2026-12-18' }]);
  const more = { 'every day': { lastDate: '2026-09-12' }, 'on these dates': { alsoOn: ['2026-12-05'] } };
  const kinds = rowsBelow('What it reads').map(([, cell]) => /`([^`]+)`/.exec(cell)[1]);
  expect(kinds.length).toBeGreaterThan(11);
  for (const repeats of kinds) {
    const { schedule, byArrangement } = parseSchedule(
      { repeats, firstDate: '2026-09-06', ...more[repeats] },
      { zone, terms, publicHolidays: { nation: 'england-wales', otherPublicHolidays: [] } },
    );
    expect(schedule ?? byArrangement, repeats).not.toBeNull();
  }
});

test('every refusal of the table has its code and its sentence', () => {
  const refusals = rowsBelow('What it refuses, and why');
  expect(refusals.length).toBeGreaterThan(7);
  for (const [typed, refusal] of refusals) {
    const [problem] = parseSchedule(
      { repeats: typed.slice(1, -1), firstDate: '2026-09-06' },
      { zone },
    ).problems;
    expect(`\`${problem.code}\`: ${problem.message}`).toBe(refusal);
  }
});

test('a program in TypeScript finds the types', () => {
  const program = `import { type Occurrence, occurrencesAfter, parseSchedule, type Schedule } from 'schedules-in-words';
import { words } from 'schedules-in-words/en-GB';
import { words as german } from 'schedules-in-words/de';
const { schedule } = parseSchedule<string>({ repeats: 'every Sunday' }, { zone: 'Europe/London' });
const sure: Schedule<string> | null = schedule;
export const next = (now: Temporal.Instant): Occurrence<string> | undefined => sure ? occurrencesAfter(sure, now, 'UTC').next().value : undefined;
export const all: (typeof words)[] = [words, german];
`;
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'esnext', '--types', ''];
  expect(outputOf('program.ts', program, join(folder, 'node_modules/typescript/bin/tsc'), ...options)).toBe(
    '',
  );
});
