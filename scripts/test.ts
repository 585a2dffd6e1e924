import { exec, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

const failed: Count = { passed: 0, failed: 1, flaky: 0 };

/** Runs a command of the project, its output shown as it comes. @returns whether it succeeded */
function run(command: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    ...{ cwd: root, env: { ...process.env, ...settings }, shell: process.platform === 'win32' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/** Starts a check, which passes or fails, and counts as one test. @returns waits for it, and shows what it has printed */
function check(command: string): () => Promise<Count> {
  const ended = new Promise<readonly [isFine: boolean, output: string]>((resolve) => {
    const settings = { cwd: root, maxBuffer: Infinity };
    exec(`(${command}) 2>&1`, settings, (error, output) => resolve([error === null, output]));
  });
  return async () => {
    const [isFine, output] = await ended;
    process.stdout.write(output);
    return isFine ? { passed: 1, failed: 0, flaky: 0 } : failed;
  };
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

function unitTests(): Count {
  installCalendarReaders();
  installWebServers();
  const ok = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]);
  return counted(ok, unitReport, (report) => {
    remarks.push(...unitRemarks(report));
    return unitCount(report);
  });
}

/** @param config the file of the tests' configuration */
function browserTests(config = 'playwright.config.ts'): Count {
  try {
    installChromium(process.env.PLAYWRIGHT_CHROMIUM);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return failed;
  }
  installWebServers();
  installEngines();
  const ok = run('playwright', ['test', '--config', config, '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  return counted(ok, browserReport, (report) => {
    remarks.push(...browserRemarks(report));
    return browserCount(report);
  });
}

/** The types that users of a package get: its declarations may name only what it exports, which `tsc` alone does not see. */
const packageTypes = ['schedules-in-words', 'emulator-for-contentful'].map(
  (name) => `tsc --noEmit -p packages/${name}`,
);

/** A step is a command, or runs tests and counts them. The last runs only when it is named. */
const steps: readonly (readonly [heading: string, step: string | (() => Count)])[] = [
  ['Types', ['react-router typegen', 'tsc', ...packageTypes].join(' && ')],
  ['Lint and format', 'biome check --error-on-warnings .'],
  ['The site’s queries fit the content model', 'node scripts/content/generate-types.ts --check'],
  ['Packages', 'node scripts/packages/check-packages.ts'],
  ['Content', 'node editorial/check/main.ts'],
  ['Build', 'node scripts/build.ts'],
  ['Unit, property and contract tests', unitTests],
  ['End to end, in browsers', () => browserTests()],
  ['Exported site, in browsers', () => browserTests('playwright.files.config.ts')],
];

/** The steps that are named, such as `npm test -- Types Content`; all of them when none is. */
function chosenSteps(names: readonly string[]): typeof steps {
  const unknown = names.find((name) => !steps.some(([heading]) => heading === name));
  if (unknown !== undefined) {
    const known = steps.map(([heading]) => `“${heading}”`).join(', ');
    process.stderr.write(`There is no step “${unknown}” in npm test. The steps are ${known}.\n`);
    process.exit(1);
  }
  return names.length === 0 ? steps.slice(0, -1) : steps.filter(([heading]) => names.includes(heading));
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
// The commands, which need one processor each, all at the same time, and then the tests, which need all.
const started = chosen.map(
  ([heading, step]) => [heading, typeof step === 'string' ? check(step) : step] as const,
);
for (const [heading, step] of started) {
  process.stdout.write(`\n── ${heading} ──\n`);
  const count = await step();
  if (count.failed > 0) remarks.push(`Failed: ${heading}`);
  process.stdout.write(`${heading}: ${countText(count)}\n`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.flaky += count.flaky;
}
// One late browser on a busy machine must not hold back a release, but a race in many tests must.
const tooMany = process.env.CI && total.flaky > maxFlaky;
const failures = total.failed + (tooMany ? total.flaky : 0);
const last = process.env.CI ? `${total.passed} passed, ${failures} failed` : countText(total);
process.stdout.write(['', ...remarks, last, ''].join('\n'));
process.exitCode = failures > 0 ? 1 : 0;
