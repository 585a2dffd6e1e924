import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { installWebServers } from '#tests/proxies/web-servers.ts';
import { installCalendarReaders } from '#tests/tools/calendar-readers.ts';
import { installChromium } from '#tests/tools/chromium.ts';
import { installEngines } from '#tests/tools/engines.ts';
import { makeFolderInMemory } from '#tests/tools/folder-in-memory.ts';
import {
  browserCount,
  browserRemarks,
  type Count,
  countText,
  unitCount,
  unitRemarks,
} from '#tests/tools/test-count.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = `${root}test-results`;
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;

/** How many tests may pass on their second try only before they count as failed in CI. They never count as passed. */
const maxFlaky = 3;

const passed: Count = { passed: 1, failed: 0, flaky: 0 };
const failed: Count = { passed: 0, failed: 1, flaky: 0 };

/** Where a step writes its output: at once, or to be shown when it has ended, since another step is shown meanwhile. */
type Show = (text: string | Uint8Array) => void;

/**
 * Runs a command of the project.
 * @param show gets its output as it comes; where it is left out, that is shown at once
 * @returns whether it succeeded
 */
function run(
  command: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
  show?: Show,
): Promise<boolean> {
  const output = show ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    ...{ cwd: root, env: { ...process.env, ...settings }, shell: process.platform === 'win32' },
    stdio: ['ignore', output, output],
  });
  // It gets the processor when what is shown meanwhile waits.
  if (show && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Uint8Array) => show?.(bytes));
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('close', (status) => resolve(status === 0));
  });
}

/** A check that passes or fails. It counts as one test. */
async function check(...commands: readonly string[]): Promise<Count> {
  for (const line of commands) {
    const [command = '', ...args] = line.split(' ');
    if (!(await run(command, args))) return failed;
  }
  return passed;
}

/** The remarks in the last lines, beside the numbers: what failed stands there by name, since of a long run only its end may be seen. */
const remarks: string[] = [];

/** The result of a test runner. A runner that failed without a failed test, or wrote no report, is a failure itself. */
function counted(ok: boolean, report: string, read: (report: unknown) => Count): Count {
  let count: Count;
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    process.stderr.write(`There is no readable report in ${report}.\n`);
    return failed;
  }
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count;
}

async function unitTests(show?: Show): Promise<Count> {
  installCalendarReaders();
  installWebServers();
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
  const ok = await run('vitest', args, {}, show);
  return counted(ok, unitReport, (report) => {
    remarks.push(...unitRemarks(report));
    return unitCount(report);
  });
}

/** @param config the file of the tests' configuration */
async function browserTests(config = 'playwright.config.ts'): Promise<Count> {
  try {
    installChromium(process.env.PLAYWRIGHT_CHROMIUM);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return failed;
  }
  installWebServers();
  installEngines();
  const ok = await run('playwright', ['test', '--config', config, '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  return counted(ok, browserReport, (report) => {
    remarks.push(...browserRemarks(report));
    return browserCount(report);
  });
}

/** @param show gets its output, where another step is shown meanwhile */
type Step = readonly [heading: string, step: (show?: Show) => Promise<Count>];

/** Steps one after another; of those at the same time the first is shown as it goes on. */
const steps: readonly (readonly Step[])[] = [
  [['Types', () => check('react-router typegen', 'tsc')]],
  [['Lint and format', () => check('biome check --error-on-warnings .')]],
  [
    [
      'The site’s queries fit the content model',
      () => check('node scripts/content/generate-types.ts --check'),
    ],
  ],
  [['Packages', () => check('node scripts/packages/check-packages.ts')]],
  [['Content', () => check('node editorial/check/main.ts')]],
  [['Build', () => check('node scripts/build.ts')]],
  [
    ['End to end, in browsers', () => browserTests()],
    // Browsers wait for a third of their time.
    ['Unit, property and contract tests', unitTests],
  ],
];

/** Steps that run only when they are named. */
const furtherSteps: typeof steps = [
  [['Exported site, in browsers', () => browserTests('playwright.files.config.ts')]],
];

/** The steps that are named, such as `npm test -- Types Content`; all of them when none is. */
function chosenSteps(names: readonly string[]): typeof steps {
  const all = [...steps, ...furtherSteps];
  const headings = all.flat().map(([heading]) => heading);
  const unknown = names.find((name) => !headings.includes(name));
  if (unknown !== undefined) {
    const known = headings.map((heading) => `“${heading}”`).join(', ');
    process.stderr.write(`There is no step “${unknown}” in npm test. The steps are ${known}.\n`);
    process.exit(1);
  }
  return names.length === 0 ? steps : all.map((each) => each.filter(([heading]) => names.includes(heading)));
}

const chosen = chosenSteps(process.argv.slice(2));
const folder = process.env.TMPDIR === undefined ? makeFolderInMemory() : undefined;
if (folder !== undefined) {
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, flaky: 0 };

async function runStep([heading, step]: Step, show?: Show): Promise<void> {
  const say = show ?? ((text: string) => process.stdout.write(text));
  say(`\n── ${heading} ──\n`);
  const count = await step(show);
  if (count.failed > 0) remarks.push(`Failed: ${heading}`);
  say(`${heading}: ${countText(count)}\n`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.flaky += count.flaky;
}

for (const [shown, ...others] of chosen) {
  const later = others.map((step) => {
    const output: Buffer[] = [];
    return { output, ended: runStep(step, (text) => output.push(Buffer.from(text))) };
  });
  if (shown) await runStep(shown);
  for (const { output, ended } of later) {
    await ended;
    process.stdout.write(Buffer.concat(output));
  }
}
// One late browser on a busy machine must not hold back a release, but a race in many tests must.
const tooMany = process.env.CI && total.flaky > maxFlaky;
const failures = total.failed + (tooMany ? total.flaky : 0);
const last = process.env.CI ? `${total.passed} passed, ${failures} failed` : countText(total);
process.stdout.write(['', ...remarks, last, ''].join('\n'));
process.exitCode = failures > 0 ? 1 : 0;
