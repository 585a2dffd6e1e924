import type { Entry, Space } from 'emulator-for-contentful';
import { churchZone } from '#domain/church/church-zone.ts';
import { type Fields, publishedEntries } from './entry-fields.ts';
import { checkEvents, type RoomName, type UncheckedChange, type UncheckedEvent } from './event-check.ts';
import { type Finding, locate } from './finding.ts';

/** The content types that the rules speak of. */
const types = { event: 'eventPage', change: 'eventChange' } as const;

function eventOf(entry: Entry, fields: Fields): UncheckedEvent {
  const text = (field: string) => fields.text(field);
  return {
    id: entry.sys.id,
    title: text('title') ?? entry.sys.id,
    worship: fields.value('worship') === true,
    where: { place: fields.link('place'), room: text('room') },
    raw: {
      repeats: text('repeats'),
      weekdays: fields.texts('weekdays'),
      monthlyOn: text('monthlyOn'),
      firstDate: text('firstDate'),
      lastDate: text('lastDate'),
      startTime: text('startTime'),
      endTime: text('endTime'),
      endDate: text('endDate'),
      leftOut: fields.texts('leftOut'),
      status: text('status'),
      statusNote: text('statusNote'),
      startsAt: text('startsAt'),
      endsAt: text('endsAt'),
    },
  };
}

function changeOf(entry: Entry, fields: Fields, usual: ReadonlyMap<string, RoomName>): UncheckedChange {
  const text = (field: string) => fields.text(field);
  const event = fields.link('event');
  const [place, room] = [fields.link('newPlace'), text('newRoom')];
  const usualPlace = usual.get(event ?? '')?.place ?? null;
  return {
    event,
    raw: {
      id: entry.sys.id,
      date: text('date'),
      status: text('status'),
      newDate: text('newDate'),
      newStartTime: text('newStartTime'),
      newEndTime: text('newEndTime'),
      where: place === null && room === null ? null : { place: place ?? usualPlace, room },
      note: text('note'),
    },
  };
}

/**
 * Holds sound content against the church's rules of time.
 * @param folder where its files are, to say the line of each fault
 */
export async function checkChurchRules(
  folder: string,
  space: Space,
  now: Temporal.Instant,
): Promise<readonly Finding[]> {
  const events = publishedEntries(space, types.event).map(([entry, fields]) => eventOf(entry, fields));
  const usual = new Map(events.map(({ id, where }) => [id, where]));
  const changes = publishedEntries(space, types.change).map(([entry, fields]) =>
    changeOf(entry, fields, usual),
  );
  const problems = checkEvents(events, changes, now, churchZone);
  return Promise.all(
    problems.map(({ record, ...problem }) =>
      locate(folder, { ...problem, record: { type: types[record.kind], id: record.id } }),
    ),
  );
}
