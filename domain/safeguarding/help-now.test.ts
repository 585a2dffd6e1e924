import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { helpNow } from './help-now.ts';
import type { Helpline, Safeguarding, SafeguardingContacts } from './safeguarding.ts';

const danger = helplineOf('Emergency', { telephone: '999', group: 'emergency', dayAndNight: true });
const police = helplineOf('Police', { telephone: '101', group: 'police', dayAndNight: true });
const council = helplineOf('Council', { group: 'council', hours: 'Monday to Friday, 9am to 5pm' });
const listener = helplineOf('Listener', {
  telephone: '116 123',
  dayAndNight: true,
  firstFor: ['somebody who cannot go on'],
});
const contacts = {
  localContact: { role: 'Officer', hours: 'Every day, 9am to 9pm' },
} as unknown as SafeguardingContacts;

const evening = inLondon('2026-11-23T22:00');
const at = (helplines: readonly Helpline[], now = evening, whom?: Safeguarding['contacts']) =>
  helpNow({ contacts: whom, helplines }, localeAt(british, now));

test('each line says whether it is open now, unless it always is or nobody knows', () => {
  const unknown = helplineOf('Unknown');
  const said = at([danger, council, police, unknown]).book.flatMap(({ lines }) =>
    lines.map(({ helpline, sentence }) => [helpline.name, sentence]),
  );
  expect(said).toEqual([
    ['Council', 'Closed now, opens tomorrow at 9am.'],
    ['Police', undefined],
    ['Unknown', undefined],
  ]);
});

test('under each group stands who is open if its lines are not: the listeners for helplines, else the police', () => {
  const help = at([danger, council, police, listener, helplineOf('Unknown')], evening, contacts);
  expect(help.book.map(({ name, otherwise }) => [name, otherwise?.telephone])).toEqual([
    ['local', '101'],
    ['council', '101'],
    ['police', undefined],
    ['helpline', '116 123'],
  ]);
});

test('without a line of the police that is always open it is the emergency number', () => {
  const [group] = at([danger, council]).book;
  expect(group?.otherwise).toBe(danger);
});

test('a row of which no line is always open names who is: the emergency number for somebody who cannot go on', () => {
  const crisis = helplineOf('Crisis', { firstFor: ['somebody who cannot go on'] });
  const church = helplineOf('Church', { firstFor: ['abuse in a church'] });
  const rows = (...helplines: Helpline[]) =>
    at([danger, police, ...helplines]).rows.map(({ otherwise }) => otherwise?.telephone);
  expect(rows(crisis, church)).toEqual(['999', '101']);
  expect(rows(listener)).toEqual([undefined]);
  expect(rows(listener, church)).toEqual([undefined, '116 123']);
});

test('deaf people find every line of theirs beside the emergency numbers', () => {
  const signed = helplineOf('Signed', { group: 'helpline', firstFor: ['deaf people'] });
  const relay = helplineOf('Relay', { group: 'emergency', telephone: '18000' });
  const [group] = at([danger, relay, signed]).book;
  expect([group?.name, group?.lines.map(({ helpline }) => helpline.name)]).toEqual([
    'emergency',
    ['Relay', 'Signed'],
  ]);
});

test('the church’s own contact has hours, and the page is valid until the first of all changes', () => {
  const help = at([danger, council], inLondon('2026-11-23T08:00'), contacts);
  expect(help.contactSentence).toBe('Closed now, opens today at 9am.');
  expect(help.validUntil).toEqual(inLondon('2026-11-23T09:00'));
  expect(at([danger, police]).validUntil).toBeUndefined();
});
