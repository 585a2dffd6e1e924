import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Problem } from 'emulator-for-contentful';
import type { Environment } from '#server/settings/setting.ts';

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * Shows findings on GitHub: beside their lines, where it shows ten of a kind, and all of them on the page of the run, with a link to
 * the form in which each file is changed. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 * @param folder the church’s repository
 * @returns the commands that GitHub reads in the output; nothing elsewhere
 */
export function annotate(
  folder: string,
  findings: readonly (Problem & { readonly severity: 'error' | 'warning' })[],
  environment: Environment,
): string {
  if (environment.GITHUB_ACTIONS !== 'true') return '';
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF_NAME, GITHUB_STEP_SUMMARY } = environment;
  const form = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/edit/${GITHUB_REF_NAME}`;
  let [commands, list] = ['', ''];
  for (const { severity, file, line, message } of findings) {
    const path = relative(folder, file);
    const property = escaped(path).replaceAll(':', '%3A').replaceAll(',', '%2C');
    commands += `::${severity} file=${property},line=${line}::${escaped(message)}\n`;
    list += `- [${path}:${line}](${form}/${encodeURI(path)}): ${message.replaceAll('<', '&lt;')}\n`;
  }
  if (GITHUB_STEP_SUMMARY && list !== '') appendFileSync(GITHUB_STEP_SUMMARY, list);
  return commands;
}

/**
 * Says what a build leaves out. Content at Contentful has no files, and no check before its build on GitHub: there the run shows it, and
 * the job that gives the change a red cross is told.
 * @returns what is to be written to the output
 */
export function announce(sentence: string, environment: Environment): string {
  const { GITHUB_ACTIONS, GITHUB_OUTPUT, CONTENT_SPACE } = environment;
  if (GITHUB_ACTIONS !== 'true' || !CONTENT_SPACE) return `${sentence}\n`;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, 'faulty=true\n');
  return `::error::${escaped(sentence)}\n`;
}
