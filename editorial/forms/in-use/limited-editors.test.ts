import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { formIn } from '#tests/helpers/editor.ts';
import { editorWithSignIn } from '#tests/helpers/editor-with-sign-in.ts';

const { git, log, path, read, visit, typed, cookies, close } = await editorWithSignIn([
  ...['siteSettings/', 'safeguarding/', 'helpline/childline', 'page/safeguarding'],
  ...['role/vicar', 'role/churchwardens', 'role/parish-safeguarding-officer'],
]);
afterAll(close);

const page = '/entries/role/vicar';

test.each([
  [
    'the safeguarding officer',
    '/entries/role/parish-safeguarding-officer',
    { 'f.telephone': '0113 496 0999' },
  ],
  ['a helpline', '/entries/helpline/childline', { 'f.when': 'Never' }],
  ['the contacts', '/entries/safeguarding/safeguarding-contacts', { 'f.policyTitle': 'x' }],
  ['the settings', '/entries/siteSettings/site', { 'f.charityNumber': '1' }],
  ['the Safeguarding page', '/entries/page/safeguarding', { 'f.title': 'x' }],
  [
    'what two have changed of a helpline',
    '/publish',
    { 'choice entries/helpline/childline.md when': 'mine' },
  ],
  ['a new helpline', '/new/helpline', {}],
  ['a deletion', '/entries/helpline/childline/delete', {}],
])(
  'a limited editor sees why %s cannot be changed, and changes nothing by a form of her own',
  async (_, path, values) => {
    const form = await typed(path, values);
    const { text } = await visit(path, cookies.ben, form);
    expect(text).toContain('You cannot change this: only some editors change the safeguarding contacts');
    expect(git('status', '--porcelain')).toBe('');
  },
);

test('a limited editor undoes no change of a protected entry, and changes all others', async () => {
  writeFileSync(path('helpline/childline'), read('helpline/childline').replace(/^order: .*$/m, 'order: 7'));
  git('commit', '-qam', 'By hand');
  const undo = new FormData();
  undo.set('commit', git('rev-parse', 'HEAD').trim());
  undo.set('token', String(formIn((await visit(page, cookies.ben)).text).get('token')));
  expect((await visit('/undo', cookies.ben, undo)).text).toContain('You cannot change this');
  const form = formIn((await visit('/entries/role/churchwardens', cookies.ben)).text);
  form.set('f.telephone', '0113 496 0222');
  form.set('action', 'save');
  expect((await visit('/entries/role/churchwardens', cookies.ben, form)).status).toBe(303);
  expect(log()).toBe('Ben: Change telephone number of Churchwardens');
});

test('while nobody can read whom the safeguarding contacts name, a limited editor changes nobody', async () => {
  const contacts = path('safeguarding/safeguarding-contacts');
  const sound = read('safeguarding/safeguarding-contacts');
  writeFileSync(contacts, sound.replace('---', '--- ['));
  expect((await visit('/entries/role/churchwardens', cookies.ben)).text).toContain('You cannot change this');
  writeFileSync(contacts, sound);
  expect((await visit('/entries/role/churchwardens', cookies.ben)).text).not.toContain('You cannot change');
});
