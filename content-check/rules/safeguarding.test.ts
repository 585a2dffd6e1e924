import { expect, test } from 'vitest';
import { helplineGroups } from '#domain/safeguarding/safeguarding.ts';
import { entryOf, linkTo, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { localContactFaults, safeguardingFaults } from './safeguarding.ts';

const record = { type: 'safeguarding', id: 'safeguarding-contacts' };
const contacts = entryOf(record.type, record.id, { localContact: linkTo('officer') });
const lines = helplineGroups.map((group) =>
  entryOf('helpline', group, { group, telephone: '0113 496 0150' }),
);

function officer(more: Readonly<Record<string, string | null>> = {}) {
  const title = 'Parish safeguarding officer';
  return entryOf('role', 'officer', {
    title,
    name: 'Miriam Threadgold',
    telephone: '0113 496 0110',
    ...more,
  });
}

test('a contact with a telephone number or an email address passes', () => {
  expect(localContactFaults(spaceOf([contacts, officer()]))).toEqual([]);
  const mailbox = officer({ telephone: null, email: 'safeguarding@example.org' });
  expect(localContactFaults(spaceOf([contacts, mailbox]))).toEqual([]);
});

test.each([
  ['no entry at all', []],
  ['an entry that names no role', [entryOf(record.type, record.id), officer()]],
  ['a role that is not published', [contacts]],
  ['a role that cannot be reached', [contacts, officer({ telephone: null })]],
  ['a role with blanks only', [contacts, officer({ telephone: ' ', email: '' })]],
])('%s is an error that says what to do', (_, entries) => {
  const faults = localContactFaults(spaceOf(entries));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ severity: 'error', record, field: 'localContact' });
  expect(faults[0]?.message).toMatch(/^The Safeguarding page names nobody .*\.$/);
});

test('a contact without a name is reported', () => {
  expect(safeguardingFaults(spaceOf([contacts, officer(), ...lines]))).toEqual([]);
  expect(safeguardingFaults(spaceOf([contacts, officer({ name: ' ' }), ...lines]))).toEqual([
    expect.objectContaining({ severity: 'warning', record: { type: 'role', id: 'officer' }, field: 'name' }),
  ]);
});

test('a page without 999 is an error, without other numbers a warning', () => {
  const helplines = lines.filter(({ sys }) => sys.id === 'helpline');
  const faults = safeguardingFaults(spaceOf([contacts, officer(), ...helplines]));
  expect(faults.map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning', 'warning']);
});

test('a national number needs a source, a local one does not', () => {
  const line = (telephone: string, source: string | null) =>
    entryOf('helpline', 'line', { name: 'Childline', telephone, source });
  const found = (...more: ReturnType<typeof line>[]) =>
    safeguardingFaults(spaceOf([contacts, officer(), ...lines, ...more])).map(
      ({ severity, field, message }) => `${severity} ${field}: ${message}`,
    );
  expect(found(line('0800 1111', 'https://www.childline.org.uk/'), line('0113 496 0150', null))).toEqual([]);
  expect(found(line('0800 1111', null), line('999', ''))).toEqual([
    expect.stringMatching(/^warning source: .*0800 1111/),
    expect.stringMatching(/^warning source: .*999/),
  ]);
});
