import { expect, test } from 'vitest';
import { firstForChoices, helplineGroups } from '#domain/safeguarding/safeguarding.ts';
import { entryOf, linkTo, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { localContactFaults, safeguardingFaults } from './safeguarding.ts';

const record = { type: 'safeguarding', id: 'safeguarding-contacts' };
const contacts = entryOf(record.type, record.id, { localContact: linkTo('officer') });
const lines = helplineGroups.map((group) =>
  entryOf('helpline', group, {
    group,
    telephone: '0113 496 0150',
    ...(group === 'council' && { firstFor: [...firstForChoices], dayAndNight: true }),
  }),
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

test('a page without anybody outside the church, and in Britain without the council, is warned of', () => {
  const without = (...groups: string[]) => lines.filter(({ sys }) => !groups.includes(sys.id));
  const found = (...entries: ReturnType<typeof entryOf>[]) =>
    safeguardingFaults(spaceOf([contacts, officer(), ...entries]))
      .map(({ message }) => message)
      .filter((message) => message.includes('of the group'));
  const outside = 'Nobody outside the church is named: add a helpline of the group “outside”.';
  const council = 'The council’s numbers are missing: add a helpline of the group “council”.';
  expect(found(...without('outside', 'council'))).toEqual([outside, council]);
  const site = entryOf('siteSettings', 'site', { country: 'DE' });
  expect(found(site, ...without('outside', 'council'))).toEqual([outside]);
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

test('for each worry one number is the first, and that of an office has hours that can be read', () => {
  const council = (id: string, fields: Readonly<Record<string, unknown>>) =>
    entryOf('helpline', id, { name: id, group: 'council', telephone: '0113 496 0150', ...fields });
  const found = (...councils: ReturnType<typeof council>[]) => {
    const others = lines.filter(({ sys }) => sys.id !== 'council');
    return safeguardingFaults(spaceOf([contacts, officer(), ...others, ...councils])).map(
      ({ record: { id }, field, message }) => `${id} ${field}: ${message}`,
    );
  };
  const [nightChild, dayChild, ...adults] = firstForChoices;
  const rest = council('rest', { firstFor: [nightChild, ...adults], dayAndNight: true });
  const children = (when: string | null) => council('children', { firstFor: [dayChild], when });
  expect(found(rest, children('Monday to Friday, 9am to 5pm, not on bank holidays'))).toEqual([]);
  expect(found(rest, children('by day'))).toEqual([expect.stringMatching(/^children when: “by day” cannot/)]);
  expect(found(rest, children(null))).toEqual([expect.stringMatching(/^children when: There are no hours/)]);
  expect(found(rest)).toEqual([
    'safeguarding-contacts localContact: No number is the first for “a child, in office hours”: add each of them to “firstFor” of the helpline to ring.',
  ]);
  expect(found(rest, council('other', { firstFor: [...firstForChoices], dayAndNight: true }))).toContain(
    'other firstFor: “rest” is the first for “an adult, in office hours” already; keep only one of the two.',
  );
});
