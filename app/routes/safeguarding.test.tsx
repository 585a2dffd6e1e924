import { expect, test } from 'vitest';
import { helpNow } from '#domain/safeguarding/help-now.ts';
import type { Helpline, Safeguarding } from '#domain/safeguarding/safeguarding.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { markupOf, render } from '#tests/helpers/render.tsx';
import { SafeguardingPage } from './safeguarding.tsx';

const content = pageContent({ title: 'Safeguarding', qualifier: undefined });

const danger = helplineOf('Emergency services', { telephone: '999', group: 'emergency', dayAndNight: true });
const police = helplineOf('Police', { telephone: '101', group: 'police', dayAndNight: true });
const childline = helplineOf('Childline', {
  telephone: '0800 1111',
  free: true,
  dayAndNight: true,
  firstFor: ['somebody under 19'],
  forWhom: 'Anyone under 19.',
  channels: [{ kind: 'chat', url: 'https://www.childline.org.uk/chat/' }],
});

const contacts: Safeguarding['contacts'] = {
  id: 'safeguarding-contacts',
  localContact: {
    id: 'officer',
    role: 'Safeguarding officer',
    name: 'Ada Green',
    telephone: '0113 496 0102',
    hours: 'Every day, 9am to 9pm',
    email: undefined,
    ringFor: [],
    responsibilities: 'Listens first.',
    lastChecked: '2026-11-01',
  },
  mailbox: '',
  dioceseUrl: undefined,
  policyTitle: 'Our policy',
  policyUrl: undefined,
  policyAdopted: undefined,
  statement: 'We follow it.',
  exitWords: '',
  exitUrl: 'https://weather.example/',
  lastChecked: undefined,
};

/** The page at eight in the morning. */
function pageOf(
  helplines: readonly Helpline[],
  { whom }: { whom: Safeguarding['contacts'] } = { whom: contacts },
) {
  const help = helpNow({ contacts: whom, helplines }, localeAt(british, inLondon('2026-11-20T08:00')));
  return <SafeguardingPage content={content} contacts={whom} help={help} />;
}

test('danger comes first, then who helps now, then the book of numbers; every number is a link', () => {
  const page = render(pageOf([childline, danger]));
  expect(page.names('link').filter((name) => /\d|Chat/.test(name))).toEqual([
    '999',
    '0800 1111 Childline',
    'Chat with Childline',
    '0113 496 0102',
    '999',
    '0800 1111',
    'Chat with Childline',
  ]);
  expect(page.href('999')).toBe('tel:999');
  expect(page.href('Chat with Childline')).toBe('https://www.childline.org.uk/chat/');
  expect(page.names('heading')).toEqual([
    'Safeguarding',
    'In danger now',
    'I am under 19',
    'In our church',
    'Ada Green, Safeguarding officer',
    'Helplines',
    'Childline',
    'Our policy',
  ]);
  expect(page.text).toContain('Anyone under 19.');
  expect(page.text).toContain('Closed now, opens today at 9am. Every day, 9am to 9pm. Listens first.');
  expect(page.names('time')).toContain('1 November 2026');
});

test('a line that only takes messages is reached by its text, and one with interpreters says so', () => {
  const shout = helplineOf('Shout', {
    telephone: undefined,
    firstFor: ['somebody who cannot go on'],
    channels: [
      { kind: 'text', word: 'SHOUT', number: '85258' },
      { kind: 'languages', languages: 'interpreters' },
    ],
  });
  const page = render(pageOf([danger, shout]));
  expect(page.href('Text SHOUT to 85258')).toBe('sms:85258?&body=SHOUT');
  expect(page.text).toContain('You can ask for an interpreter.');
});

test('a row shows one way to write, the book all of them, each by the name of its line', () => {
  const spaces = helplineOf('Safe Spaces', {
    firstFor: ['abuse in a church'],
    channels: [
      { kind: 'chat', url: 'https://chat.example/' },
      { kind: 'sign language', url: 'https://sign.example/' },
    ],
    email: 'help@spaces.example',
    url: 'https://spaces.example/',
  });
  const ways = render(pageOf([danger, spaces]))
    .names('link')
    .filter((name) => /Safe Spaces$/.test(name));
  expect(ways).toEqual([
    expect.stringMatching(/^0808.* Safe Spaces$/),
    'Chat with Safe Spaces',
    'Chat with Safe Spaces',
    'Sign language with Safe Spaces',
    'Email to Safe Spaces',
    'Website of Safe Spaces',
  ]);
});

test('the words of a helpline in another language are marked with it', () => {
  const polish = helplineOf('Telefon zaufania', {
    language: 'pl',
    forWhom: 'Dla dzieci.',
    firstFor: ['somebody under 19'],
  });
  const html = markupOf(pageOf([danger, polish]));
  expect(html.match(/<span lang="pl"[^>]*>Telefon zaufania<\/span>/g)).toHaveLength(3);
  expect(html).toContain('<span lang="pl">Dla dzieci.</span>');
});

test('the way for people who cannot speak is linked in the card of 999', () => {
  const speech = helplineOf('999 BSL', { telephone: '18000', group: 'emergency' });
  const page = render(pageOf([danger, speech]));
  expect(page.href('If you cannot hear or speak')).toBe('#speech');
  expect(page.names('heading')).toContain('If you cannot hear or speak');
});

test('under a group that may be closed stands who is open', () => {
  expect(render(pageOf([danger, police])).text).toContain('If nobody answers: Police, 101');
  expect(render(pageOf([danger, police], { whom: undefined })).text).not.toContain('If nobody answers');
});

test('without contacts in content the numbers outside the church stay', () => {
  const page = render(pageOf([childline, danger], { whom: undefined }));
  expect(page.names('link').filter((name) => /^\d/.test(name))).toEqual([
    '999',
    '0800 1111 Childline',
    '0800 1111',
  ]);
  expect(page.text).toContain('names nobody in our church');
});
