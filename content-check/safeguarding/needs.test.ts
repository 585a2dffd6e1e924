import { expect, test } from 'vitest';
import { entryOf, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { startFaults } from '../refuse-to-start.ts';
import { needFaults } from './needs.ts';

const line = (id: string, group: string, ...firstFor: string[]) =>
  entryOf('helpline', id, { name: id, group, telephone: '0800 1111', firstFor });
const site = (country: string) => entryOf('siteSettings', 'site', { country });

const whole = [
  line('emergency', 'emergency', 'deaf people'),
  line('police', 'police'),
  line('childline', 'helpline', 'somebody under 19'),
  line('refuge', 'helpline', 'a woman hurt at home'),
  line('respect', 'helpline', 'a man hurt at home'),
  line('samaritans', 'helpline', 'somebody who cannot go on'),
  line('safe-spaces', 'helpline', 'abuse in a church'),
];

const tasks = (...entries: Parameters<typeof spaceOf>[0]) =>
  needFaults(spaceOf(entries)).map(
    ({ severity, message }) =>
      `${severity}: ${message.replace('To fill in before the site is public: ', '')}`,
  );

test('each need without a line is named once, with what to do', () => {
  expect(tasks(site('AT'))).toEqual([
    'error: the number to ring in an emergency, 112. Add a line of the group “emergency”.',
    'warning: the number of the police. Add a line of the group “police”.',
    expect.stringMatching(/^warning: a line for children and young people\. .*“somebody under 19”/),
    expect.stringMatching(
      /^warning: lines for women and for men .*“a woman hurt at home” and “a man hurt at home”/,
    ),
    expect.stringMatching(/^warning: a line for people who cannot go on\. .*“somebody who cannot go on”/),
    expect.stringMatching(/^warning: how people who cannot hear or speak .*“deaf people”/),
    expect.stringMatching(/^warning: a line outside this church .*“abuse in a church”/),
  ]);
  expect(tasks(...whole)).toEqual([]);
});

test.each(whole.map(({ sys }) => sys.id))('without the line “%s” one need is named', (id) => {
  expect(tasks(...whole.filter(({ sys }) => sys.id !== id))).toHaveLength(id === 'emergency' ? 2 : 1);
});

test('one line for women and men is enough, and so is one for a worry about a child at night', () => {
  const others = whole.filter(({ sys }) => !['childline', 'refuge', 'respect'].includes(sys.id));
  const both = line('live-fear-free', 'helpline', 'a woman hurt at home', 'a man hurt at home');
  expect(tasks(...others, both, line('101', 'police', 'a child, now or at night'))).toEqual([]);
});

test('in Britain the police are asked for with their number', () => {
  expect(tasks(site('GB'), ...whole.filter(({ sys }) => sys.id !== 'police'))).toEqual([
    expect.stringContaining('the police for what is no emergency, 101.'),
  ]);
});

test('a public site does not start without a number for an emergency, and does without the others', () => {
  const stopping = (...entries: Parameters<typeof spaceOf>[0]) =>
    startFaults(spaceOf(entries)).filter(({ message }) => message.startsWith('To fill in'));
  expect(stopping(...whole.slice(1))).toEqual([
    expect.objectContaining({ message: expect.stringContaining('in an emergency, 999') }),
  ]);
  expect(stopping(line('emergency', 'emergency'))).toEqual([]);
});
