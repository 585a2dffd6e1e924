import { expect, test } from 'vitest';
import { entryOf, linkTo, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { olderFieldFaults } from './older-fields.ts';

test('an export with fields of an earlier version has one fault, which names the entries and the command', () => {
  const entries = [
    entryOf('eventPage', 'yoga', { repeats: 'every week', weekdays: ['Monday'] }),
    entryOf('eventPage', 'choir', { repeats: 'every Sunday', weekdays: [] }),
    entryOf('eventPage', 'tea', { startsAt: '2027-07-05T10:30+01:00' }),
    entryOf('page', 'about-us', { picture: linkTo('nave') }),
    entryOf('page', 'contact', { picture: linkTo('nave'), illustration: linkTo('nave-picture') }),
    entryOf('room', 'hall', { picture: linkTo('nave-picture') }),
  ];
  expect(olderFieldFaults(spaceOf(entries)).map(({ record, message }) => [record.id, message])).toEqual([
    [
      'yoga',
      expect.stringMatching(/: yoga \(weekdays\), tea \(startsAt\), about-us \(picture\)\. Run npm run/),
    ],
  ]);
  expect(olderFieldFaults(spaceOf([]))).toEqual([]);
});
