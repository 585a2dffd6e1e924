import { existsSync } from 'node:fs';
import { formatProblem } from 'emulator-for-contentful';
import { sortProblems } from 'emulator-for-contentful/folder';
import { contentFolder } from '#server/settings/content-folder.ts';
import { checkFolder } from './check-folder.ts';
import { readBackEvents } from './events/check-events.ts';
import type { Finding } from './finding.ts';
import { checkSecurityContact } from './security-contact.ts';

/**
 * `node content-check/check-content.ts [folder]` prints how the times of each event are read, and then, so that it stays in
 * view, everything that is wrong with a content folder, as `file:line: sentence`: faults against the content model, then against the
 * church's own rules, and last whether the security.txt of the settings is still valid. With a public address among the settings,
 * invented numbers on the Safeguarding page are errors. The exit code is 1 when there is an error; a warning may be intended.
 */
const folder = process.argv[2] ?? contentFolder(process.env);
const now = Temporal.Now.instant();
// A church that uses compose has its settings in this file, where DOMAIN is the public host name.
if (existsSync('deploy/.env')) process.loadEnvFile('deploy/.env');
const { SITE_URL, DOMAIN } = process.env;
const siteUrl = SITE_URL?.trim() || (DOMAIN && `https://${DOMAIN}`);

const { space, findings } = await checkFolder(folder, now, siteUrl);

if (space !== undefined) {
  const lines = ['When things happen', ...readBackEvents(space, now).map((line) => `  ${line}`), ''];
  process.stdout.write(`${lines.join('\n')}\n`);
}
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const inWords = ({ severity, message }: Pick<Finding, 'severity' | 'message'>) =>
  severity === 'error' ? message : `Warning: ${message}`;
const lines = sortProblems(findings.map((finding) => ({ ...finding, message: inWords(finding) })));
for (const problem of lines) process.stderr.write(`${formatProblem(problem)}\n`);
const settings = checkSecurityContact(process.env, now);
for (const problem of settings) process.stderr.write(`Settings: ${inWords(problem)}\n`);

const all = [...findings, ...settings];
const errors = all.filter(({ severity }) => severity === 'error').length;
const warnings = all.length - errors;
process.stdout.write(`${folder}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}.\n`);
if (errors > 0) process.exitCode = 1;
