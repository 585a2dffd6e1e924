import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installChromium } from '#tests/tools/chromium.ts';

/** What Lighthouse found on a page. */
export interface Audit {
  /** Out of 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  /** Total blocking time, in milliseconds. */
  readonly blocked: number;
  readonly shift: number;
  /** The audits that lowered a score, with Lighthouse's titles. */
  readonly faults: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse is large, and only `first-load` needs it: it has its own package file, installed when it is first used. */
const tools = fileURLToPath(new URL('tools/', import.meta.url));

/** @throws when the packages cannot be installed */
export function installTools(): void {
  const stamp = join(tools, 'node_modules/.installed');
  const lockfile = createHash('sha256')
    .update(readFileSync(join(tools, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: tools,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
  writeFileSync(stamp, lockfile);
}

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly title: string }>
  >;
  readonly runtimeError?: { readonly message: string };
}

function auditOf({ categories: found, audits }: Report): Audit {
  const score = (name: string) => Math.round((found[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = categories
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    faults: weighed
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}

/**
 * Audits a page with Lighthouse as on a phone, with Lighthouse's default throttling of network and processor.
 * @param categoriesOnly the categories to audit; performance alone takes half the time
 * @throws with Lighthouse's own message when it cannot audit the page
 */
export async function audit(url: string, categoriesOnly: readonly string[] = categories): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const file = join(folder, 'report.json');
  const program = join(tools, 'node_modules/lighthouse/cli/index.js');
  const options = [
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categoriesOnly.join(',')}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, CHROME_PATH: installChromium(process.env.PLAYWRIGHT_CHROMIUM) };
  try {
    await promisify(execFile)(process.execPath, [program, url, ...options], { env });
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return auditOf(report);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
