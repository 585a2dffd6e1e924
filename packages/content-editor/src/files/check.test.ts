import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from 'emulator-for-contentful/folder';
import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import type { SiteRules } from '../options.ts';
import { checkChanges } from './check.ts';

/** What a check finds in its copy: the text of each file, or why it is refused. */
async function seen(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  const rules: Pick<SiteRules, 'check'> = {
    async check(copy) {
      for (const name of names)
        found.push(
          await readContentFile(join(copy, name), copy).then(
            (file) => String(file?.bytes),
            (error: Error) => error.message,
          ),
        );
      return { shown: undefined, problems: [] };
    },
  };
  await checkChanges(folder, new Map(), rules as SiteRules);
  return found;
}

test('links and pipes are the same in the copy that is checked as in the folder', async () => {
  await using folder = await contentFolder({ 'assets/a.txt': 'a', 'entries/note/x.md': 'x' });
  const path = (name: string) => join(folder.path, name);
  symlinkSync('../../assets/a.txt', path('entries/note/near.md'));
  symlinkSync(path('assets/a.txt'), path('entries/note/whole.md'));
  symlinkSync('/etc/passwd', path('entries/note/outside.md'));
  execFileSync('mkfifo', [path('entries/note/pipe.md')]);
  const names = ['x', 'near', 'whole', 'outside', 'pipe'].map((name) => `entries/note/${name}.md`);
  expect(await seen(folder.path, names)).toEqual([
    'x',
    'a',
    'a',
    expect.stringContaining('a link to a place outside the content folder'),
    expect.stringContaining('a pipe or a device'),
  ]);
});

test('a sentence about a file is the same in each check, whatever the copy is called', async () => {
  await using folder = await contentFolder({ 'outage.json': '{' });
  const rules: Pick<SiteRules, 'check'> = {
    check: async (copy) => ({
      shown: undefined,
      problems: [
        {
          severity: 'error',
          file: join(copy, 'outage.json'),
          field: '',
          sentence: `${join(copy, 'outage.json')} is not JSON.`,
        },
      ],
    }),
  };
  const { problems } = await checkChanges(folder.path, new Map(), rules as SiteRules);
  expect(problems).toEqual([
    { severity: 'error', file: 'outage.json', field: '', sentence: 'outage.json is not JSON.' },
  ]);
});
