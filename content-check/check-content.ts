import { existsSync } from 'node:fs';
import {
  faultsIn,
  formatProblem,
  readContent,
  type Space,
  sortProblems,
  sourceAt,
} from 'emulator-for-contentful';
import { checkSecurityContact } from '#scripts/security-contact.ts';
import { checkChurchRules } from './church-rules.ts';
import type { Finding } from './finding.ts';
import { checkPalettes } from './palette-rules.ts';
import { checkUpkeepRules } from './upkeep-rules.ts';

/**
 * `node content-check/check-content.ts [folder]` tells every fault of a content folder, as file:line: sentence: what the content
 * service asks of any content, and the church's own rules, of time and of upkeep (who must be named, what is stale, what
 * is seen by nobody, what leads nowhere). Last, whether the settings' security.txt still holds. With a
 * public address among the settings, numbers on the Safeguarding page that reach nobody are errors. Warnings may be meant:
 * the exit code is 1 only when there is an error.
 */
const folder = process.argv[2] ?? process.env.CONTENT_FOLDER ?? './content';
const now = Temporal.Now.instant();
// A church that uses compose has its settings in this file, where DOMAIN stands for the public address.
if (existsSync('deploy/.env')) process.loadEnvFile('deploy/.env');
const { SITE_URL, DOMAIN } = process.env;
const siteUrl = SITE_URL?.trim() || (DOMAIN && `https://${DOMAIN}`);

/** Rules that speak of what is missing have to wait until nothing is left out; an error of time is one all the same. */
async function checkRules(space: Space, isWhole: boolean): Promise<readonly Finding[]> {
  const [time, upkeep] = await Promise.all([
    checkChurchRules(folder, space, now),
    isWhole ? checkUpkeepRules(folder, space, now, siteUrl) : [],
  ]);
  return [...time.filter(({ severity }) => isWhole || severity === 'error'), ...upkeep];
}

const reading = await readContent(sourceAt(folder));
const isWhole = reading.ok && reading.faulty.every(({ outcome }) => outcome === 'served');
const findings: readonly Finding[] = [
  ...(await checkPalettes(folder)),
  ...faultsIn(reading).map((problem): Finding => ({ ...problem, severity: 'error' })),
  ...(reading.ok ? await checkRules(reading.space, isWhole) : []),
];

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const said = ({ severity, message }: Pick<Finding, 'severity' | 'message'>) =>
  severity === 'error' ? message : `Warning: ${message}`;
const lines = sortProblems(findings.map((finding) => ({ ...finding, message: said(finding) })));
for (const problem of lines) process.stderr.write(`${formatProblem(problem)}\n`);
const settings = checkSecurityContact(process.env, now);
for (const problem of settings) process.stderr.write(`Settings: ${said(problem)}\n`);

const all = [...findings, ...settings];
const errors = all.filter(({ severity }) => severity === 'error').length;
const warnings = all.length - errors;
process.stdout.write(`${folder}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}.\n`);
if (errors > 0) process.exitCode = 1;
