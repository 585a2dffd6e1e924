import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { annotate, announce } from './annotations.ts';

const findings = [
  { severity: 'error', file: 'church/assets/a, b: c.md', line: 3, message: 'Write 50% <b>\nor more.' },
] as const;

test('what GitHub would read as its own signs is escaped in a command, and mark-up in the list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'annotations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const summary = join(folder, 'summary');
  const commands = annotate('church', findings, {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b' },
    ...{ GITHUB_REF_NAME: 'main', GITHUB_STEP_SUMMARY: summary },
  });
  expect(commands).toBe('::error file=assets/a%2C b%3A c.md,line=3::Write 50%25 <b>%0Aor more.\n');
  expect(readFileSync(summary, 'utf8')).toBe(
    '- [assets/a, b: c.md:3](https://github.com/a/b/edit/main/assets/a,%20b:%20c.md): Write 50% &lt;b>\nor more.\n',
  );
});

test('what a build leaves out of content at Contentful is shown by the run, which then ends with a red cross', () => {
  const folder = mkdtempSync(join(tmpdir(), 'annotations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const output = join(folder, 'output');
  const github = { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output };
  expect(announce('page x: 5% is missing.', { ...github, CONTENT_SPACE: '' })).toBe(
    'page x: 5% is missing.\n',
  );
  expect(announce('page x is missing.', { CONTENT_SPACE: 'space' })).toBe('page x is missing.\n');
  expect(existsSync(output)).toBe(false);
  expect(announce('page x: 5% is missing.', { ...github, CONTENT_SPACE: 'space' })).toBe(
    '::error::page x: 5%25 is missing.\n',
  );
  expect(readFileSync(output, 'utf8')).toBe('faulty=true\n');
});

test('nothing is written for GitHub anywhere else', () => {
  expect(annotate('church', findings, { GITHUB_STEP_SUMMARY: '/nowhere/summary' })).toBe('');
});
