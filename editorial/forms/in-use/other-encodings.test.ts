import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { formIn } from '#tests/helpers/editor.ts';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, git, log, path, read, close } = await editorWithHistory([
  'siteSettings/',
  'role/administrator',
]);
afterAll(close);

const page = '/entries/role/administrator';
const name = 'role/administrator';
const bytes = () => readFileSync(path(name));
const said = 'This file is not UTF-8, but windows-1252 (“ANSI”)';
const button = 'Convert this file to UTF-8</button>';
const text = read(name).replace(/^name: .*$/m, 'name: Zoë “Zo” Çelik – £5');
const ansi = Buffer.from(
  text.replace(/[“”–]/g, (sign) => ({ '“': '\x93', '”': '\x94', '–': '\x96' })[sign] ?? ''),
  'latin1',
);
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** Has somebody else save the file in an encoding, and keep it in the history. */
function saved(as: Buffer): void {
  writeFileSync(path(name), as);
  git('commit', '-qam', 'By another program', '--allow-empty');
}

test.each([
  ['windows-1252', ansi, said],
  ['UTF-16', utf16, 'This file is not UTF-8, but UTF-16'],
])(
  'a file in %s is shown as it is read, and is written only by the button that says so',
  async (_, given, sentence) => {
    saved(given);
    const opened = (await editor.get(page)).text;
    expect(opened).toContain(sentence);
    expect(opened).toContain('Zoë “Zo” Çelik – £5');
    expect(opened).toMatch(/<textarea[^>]* readonly/i);
    expect(opened).not.toContain('value="save"');
    // Whatever is sent without the button changes nothing.
    const forged = formIn(opened);
    forged.set('raw', '---\ntitle: Forged\n---\n');
    for (const action of ['save', 'check']) {
      forged.set('action', action);
      await editor.send(page, forged);
      expect(bytes()).toEqual(given);
    }
    forged.set('action', 'convert');
    const { location } = await editor.send(page, forged);
    expect(bytes()).toEqual(Buffer.from(text));
    expect(log()).toBe('Anna Green: Convert person or post to UTF-8: administrator');
    expect((await editor.get(page)).text).not.toContain(button);
    await editor.submit(page, { 'f.telephone': '0113 496 0115' });
    expect(read(name)).toBe(text.replace(/^telephone: .*$/m, 'telephone: 0113 496 0115'));
    // The conversion by itself can be undone once the change after it is.
    git('revert', '--no-edit', 'HEAD');
    await editor.send('/undo', formIn((await editor.get(location)).text));
    expect(bytes()).toEqual(given);
    expect((await editor.get(page)).text).toContain(button);
  },
);

test('a file in another encoding that no form can show is converted too, before it is put right', async () => {
  saved(Buffer.from('---\ntitle: [Zoë\n---\n', 'latin1'));
  const opened = (await editor.get(page)).text;
  expect(opened).toContain(said);
  await editor.send(page, convertIn(opened));
  expect(read(name)).toBe('---\ntitle: [Zoë\n---\n');
  expect((await editor.get(page)).text).toContain('The whole file');
  git('revert', '--no-edit', 'HEAD', 'HEAD~1');
});

test('whoever had the form open when the file changed its encoding loses no word, and changes no byte', async () => {
  saved(Buffer.from(text));
  const form = formIn((await editor.get(page)).text);
  saved(ansi);
  form.set('f.telephone', '0113 496 0116');
  const { text: again, status } = await editor.send(page, form);
  expect([status, bytes().equals(ansi)]).toEqual([200, true]);
  expect(again).toContain('somebody has saved this file in another encoding');
  expect(again).toContain('0113 496 0116');
  await editor.send(page, convertIn((await editor.get(page)).text));
  await editor.send(page, formIn(again));
  expect(read(name)).toBe(text.replace(/^telephone: .*$/m, 'telephone: 0113 496 0116'));
});

test('a change from before the conversion is undone in the text as it is now', async () => {
  saved(ansi);
  saved(withTelephone('0113 496 0117'));
  const change = git('rev-parse', 'HEAD').trim();
  await editor.send(page, convertIn((await editor.get(page)).text));
  const form = formIn((await editor.get(`${page}/history`)).text);
  form.set('commit', change);
  await editor.send('/undo', form);
  expect(bytes()).toEqual(Buffer.from(text));
});

test('a change is not undone in a file that somebody has put into another encoding since', async () => {
  saved(Buffer.from(text));
  const { location } = await editor.submit(page, { 'f.telephone': '0113 496 0118' });
  const undo = formIn((await editor.get(location)).text);
  const now = withTelephone('0113 496 0118');
  saved(now);
  expect((await editor.send('/undo', undo)).status).toBe(409);
  expect(bytes()).toEqual(now);
});

function withTelephone(number: string): Buffer {
  const latin = ansi.toString('latin1').replace(/^telephone: .*$/m, `telephone: ${number}`);
  return Buffer.from(latin, 'latin1');
}

function convertIn(opened: string): FormData {
  const form = formIn(opened);
  form.set('action', 'convert');
  return form;
}
