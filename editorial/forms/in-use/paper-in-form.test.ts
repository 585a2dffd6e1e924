import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, folder, git, read, close } = await editorWithHistory(['siteSettings/', 'page/complaints']);
afterAll(close);

const path = '/new/paper';
const pdf = (text: string, name = 'Minutes 3 November.pdf') => new File([text], name);

test('a paper is added with its file, which is kept as it is, and texts can link to it', async () => {
  const file = '%PDF-1.7\nMinutes\n%%EOF';
  const { status, text } = await editor.submit(path, {
    'f.title': 'Minutes of November',
    'file.file': pdf(file),
  });
  expect([status, text]).toEqual([303, expect.any(String)]);
  expect(git('show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual([
    'assets/minutes-of-november.pdf',
    'assets/minutes-of-november.yaml',
    'entries/paper/minutes-of-november.md',
  ]);
  expect(readFileSync(join(folder, 'assets/minutes-of-november.pdf'), 'utf8')).toBe(file);
  expect(read('paper/minutes-of-november')).toContain('file: minutes-of-november');
  const page = (await editor.get('/entries/page/complaints-and-papers')).text;
  expect(page).toContain('<option value="minutes-of-november">');
});

test('a file that is no PDF is refused, in words for whoever chose it', async () => {
  const { status, text } = await editor.submit(path, {
    'f.title': 'Rota',
    'file.file': pdf('PK', 'rota.docx'),
  });
  expect(status).toBe(422);
  expect(text).toContain('This file is no PDF. In Word or another program, choose “Save as”');
});
