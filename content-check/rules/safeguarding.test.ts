import { expect, test } from 'vitest';
import { helplineGroups } from '#domain/safeguarding/safeguarding.ts';
import { checkContactName, checkHelplines, checkLocalContact, checkSources } from './safeguarding.ts';

const entry = { type: 'safeguarding', id: 'safeguarding-contacts' };
const officer = {
  id: 'officer',
  name: 'Miriam Threadgold',
  title: 'Parish safeguarding officer',
  telephone: '0113 496 0110',
  email: null,
};

test('a contact with a telephone number or an email address passes', () => {
  expect(checkLocalContact([{ ...entry, localContact: officer }])).toEqual([]);
  const mailbox = { ...officer, telephone: null, email: 'safeguarding@example.org' };
  expect(checkLocalContact([{ ...entry, localContact: mailbox }])).toEqual([]);
});

test.each([
  ['no entry at all', []],
  ['an entry that names no role', [{ ...entry, localContact: null }]],
  ['a role that cannot be reached', [{ ...entry, localContact: { ...officer, telephone: null } }]],
  ['a role with blanks only', [{ ...entry, localContact: { ...officer, telephone: ' ', email: '' } }]],
])('%s is an error that says what to do', (_, contacts) => {
  const problems = checkLocalContact(contacts);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ severity: 'error', record: entry, field: 'localContact' });
  expect(problems[0]?.message).toMatch(/^The Safeguarding page names nobody .*\.$/);
});

test('a contact without a name is reported', () => {
  expect(checkContactName([{ ...entry, localContact: officer }])).toEqual([]);
  expect(checkContactName([{ ...entry, localContact: null }])).toEqual([]);
  expect(checkContactName([{ ...entry, localContact: { ...officer, name: ' ' } }])).toEqual([
    expect.objectContaining({ severity: 'warning', record: { type: 'role', id: 'officer' }, field: 'name' }),
  ]);
});

test('a page without 999 is an error, without other numbers a warning', () => {
  expect(checkHelplines(entry, new Set(helplineGroups))).toEqual([]);
  expect(checkHelplines(entry, new Set(['helpline'])).map(({ severity }) => severity)).toEqual([
    'error',
    'warning',
    'warning',
    'warning',
  ]);
});

test('a national number needs a source, a local one does not', () => {
  const line = (telephone: string, source: string | null) => ({
    type: 'helpline',
    id: 'line',
    name: 'Childline',
    telephone,
    source,
  });
  expect(
    checkSources([line('0800 1111', 'https://www.childline.org.uk/'), line('0113 496 0150', null)]),
  ).toEqual([]);
  expect(checkSources([line('0800 1111', null), line('999', '')])).toEqual([
    expect.objectContaining({
      severity: 'warning',
      field: 'source',
      message: expect.stringContaining('0800 1111'),
    }),
    expect.objectContaining({
      severity: 'warning',
      field: 'source',
      message: expect.stringContaining('999'),
    }),
  ]);
});
