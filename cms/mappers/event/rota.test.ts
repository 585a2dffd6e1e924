import { expect, test } from 'vitest';
import type { Person } from '#domain/church/person.ts';
import { changeWire } from '#tests/fixtures/content.fixture.ts';
import { eventWire, mappedEvents } from '#tests/fixtures/mapped-events.ts';

const people = new Map([['vicar', { role: 'Vicar', name: 'Ruth Adeyemi' } as Person]]);

const rota = { status: 'changed', leads: 'The vicar', readings: 'Mark 13.24–37' };

function mapped(fields: Parameters<typeof changeWire>[2]) {
  const changes = [changeWire('rota', 'worship', fields)];
  const { events, problems } = mappedEvents([eventWire('worship')], changes, [], { people });
  const [event] = events;
  return {
    problems,
    changes: event?.schedule?.changes.map(({ kind, note }) => `${kind}: ${note}`),
    rota: event?.rota?.map(({ date, start, leads, readings }) =>
      [date.toString(), start, leads, readings].join(' '),
    ),
  };
}

test('who leads a date and what is read there change nothing else', () => {
  expect(mapped(rota)).toEqual({
    problems: [],
    changes: [],
    rota: ['2026-12-06  The vicar Mark 13.24–37'],
  });
});

test('words for everybody stay a note, without who leads', () => {
  expect(mapped({ ...rota, note: 'Bring a coat.' })).toMatchObject({
    changes: ['noted: Bring a coat.'],
    rota: ['2026-12-06  The vicar Mark 13.24–37'],
  });
});

test('a date that is cancelled stays so, and its note does not name who would have led it', () => {
  expect(mapped({ ...rota, status: 'cancelled' }).changes).toEqual(['cancelled: null']);
});

test('a date that the event does not have is reported, and nobody leads it', () => {
  const { problems, rota: lines } = mapped({ ...rota, date: '2026-12-07T00:00:00.000Z' });
  expect(problems.join()).toContain('It does not happen on 2026-12-07');
  expect(lines).toBeUndefined();
});

test('a change without any words is still a fault', () => {
  expect(mapped({ status: 'changed' }).problems.join()).toContain(
    'neither a new time, a new place nor a note',
  );
});

test('a name that is in no list of people is not shown before everybody there has agreed, and the editor reads why', () => {
  const named = { ...rota, leads: 'The vicar and Sam Green' };
  const { rota: lines, changes, problems } = mapped(named);
  expect(lines).toEqual(['2026-12-06   Mark 13.24–37']);
  expect(changes).toEqual([]);
  expect(problems).toEqual([
    'eventChange rota: “leads”: Visitors do not see “The vicar and Sam Green”, which is no post or name in “People and posts”: tick “Everybody who is named there has agreed” (leadsAgreed: true) once they have, or write the post, such as “The vicar”.',
  ]);
  expect(mapped({ ...named, leadsAgreed: true })).toMatchObject({
    rota: ['2026-12-06  The vicar and Sam Green Mark 13.24–37'],
    problems: [],
  });
});

test('a date of which only a name without consent is said is neither changed nor noted', () => {
  expect(mapped({ status: 'changed', leads: 'Sam Green' })).toMatchObject({ changes: [], rota: [] });
});
