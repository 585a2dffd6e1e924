import { readContent, sourceAt } from '#content-service/content-source.ts';
import { formatProblem, sortProblems } from '#content-service/store/problem.ts';
import type { Space } from '#content-service/store/space.ts';
import { checkChurchRules } from './church-rules.ts';
import type { Finding } from './finding.ts';
import { checkPalettes } from './palette-rules.ts';
import { checkUpkeepRules } from './upkeep-rules.ts';

/**
 * `node run/check-content.ts [folder]` tells every fault of a content folder, as file:line: sentence. First what the
 * content service asks of any content; when that is sound, the church's own rules: of time, and of upkeep (who must be
 * named, what is stale, what is seen by nobody, what leads nowhere). Warnings may be meant: the exit code is 1 only when there is an error.
 */
const folder = process.argv[2] ?? process.env.CONTENT_FOLDER ?? './content';
const now = Temporal.Now.instant();

async function checkRules(space: Space): Promise<readonly Finding[]> {
  const [time, upkeep] = await Promise.all([
    checkChurchRules(folder, space, now),
    checkUpkeepRules(folder, space, now),
  ]);
  return [...time, ...upkeep];
}

const reading = await readContent(sourceAt(folder));
const findings: readonly Finding[] = [
  ...(await checkPalettes(folder)),
  ...(reading.ok
    ? await checkRules(reading.space)
    : reading.problems.map((problem): Finding => ({ ...problem, severity: 'error' }))),
];

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const said = findings.map(({ severity, file, line, message }) => ({
  file,
  line,
  message: severity === 'error' ? message : `Warning: ${message}`,
}));
for (const problem of sortProblems(said)) process.stderr.write(`${formatProblem(problem)}\n`);

const errors = findings.filter(({ severity }) => severity === 'error').length;
const warnings = findings.length - errors;
process.stdout.write(`${folder}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}.\n`);
if (errors > 0) process.exitCode = 1;
