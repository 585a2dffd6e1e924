import { existsSync } from 'node:fs';
import { formatProblem } from 'emulator-for-contentful';
import { endIfHanging, sortProblems } from 'emulator-for-contentful/folder';
import { sentenceWithField } from '#domain/problem.ts';
import { contentFolder } from '#scripts/content/content-folder.ts';
import { annotate } from './annotations.ts';
import { checkFolder } from './check-folder.ts';
import { readBackEvents } from './events/read-back-events.ts';

/**
 * `node editorial/check/main.ts [folder]` prints how the times of each event are understood, and then, so that it stays in
 * view, everything that is wrong with a content folder, as `file:line: sentence`: faults against the content model, what the site cannot
 * show, and the church's own rules. With a public address among the settings, invented numbers on the Safeguarding page are errors. The
 * exit code is 1 when there is an error; a warning may be intended.
 */
const folder = process.argv[2] ?? contentFolder(process.env);
const now = Temporal.Now.instant();
// A church that uses compose has its settings in this file, where DOMAIN is the public host name.
if (existsSync('deploy/.env')) process.loadEnvFile('deploy/.env');
const { SITE_URL, DOMAIN } = process.env;
const siteUrl = SITE_URL?.trim() || (DOMAIN && `https://${DOMAIN}`);

const { site, problems } = await checkFolder(folder, now, siteUrl);

if (site !== undefined) {
  const lines = readBackEvents(site.spans[0].content, now).map((line) => `  ${line}`);
  process.stdout.write(`${['When things happen', ...lines, ''].join('\n')}\n`);
}
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const findings = problems.map((problem) => {
  const language = problem.locale === undefined ? '' : ` (${problem.locale})`;
  const about = folder.endsWith('.json') && problem.entry !== '' ? `${problem.entry}${language}, ` : '';
  const message = `${problem.severity === 'error' ? '' : 'Warning: '}${about}${sentenceWithField(problem)}`;
  return { severity: problem.severity, file: problem.file, line: problem.line, message };
});
const lines = sortProblems(findings);
for (const line of lines) process.stderr.write(`${formatProblem(line)}\n`);
process.stdout.write(annotate(folder, lines, process.env));

const errors = problems.filter(({ severity }) => severity === 'error').length;
const warnings = problems.length - errors;
process.stdout.write(`${folder}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}.\n`);
if (errors > 0) process.exitCode = 1;
endIfHanging();
