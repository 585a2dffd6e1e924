import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Environment } from '#server/settings/setting.ts';

/** A finding of the check, in the words in which it is printed. */
interface Finding {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Shows findings on GitHub: beside their lines, where it shows ten of a kind, and all of them on the page of the run, with a link to
 * the form in which each file is changed. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 * @param folder the church’s repository
 * @returns the commands that GitHub reads in the output; nothing elsewhere
 */
export function annotate(folder: string, findings: readonly Finding[], environment: Environment): string {
  if (environment.GITHUB_ACTIONS !== 'true') return '';
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF_NAME, GITHUB_STEP_SUMMARY } = environment;
  const form = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/edit/${GITHUB_REF_NAME}`;
  const located = findings.map((each) => ({ ...each, path: relative(folder, each.file) }));
  const items = located.map(
    ({ path, line, message }) =>
      `- [${path}:${line}](${form}/${encodeURI(path)}): ${message.replaceAll('<', '&lt;')}\n`,
  );
  if (GITHUB_STEP_SUMMARY && items.length > 0) appendFileSync(GITHUB_STEP_SUMMARY, items.join(''));
  return located
    .map(
      ({ severity, path, line, message }) =>
        `::${severity} file=${escapedProperty(path)},line=${line}::${escaped(message)}\n`,
    )
    .join('');
}
