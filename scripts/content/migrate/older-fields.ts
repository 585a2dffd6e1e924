import type { ContentField, ContentType } from 'emulator-for-contentful';
import { parseSchedule } from 'schedules-in-words';
import { words } from 'schedules-in-words/en-GB';
import { defaultLocaleSettings } from '#languages/locale-settings.ts';

/** The fields of versions 0.1 and 0.2 that the site no longer reads, as Contentful defines them. */
const definitions = (
  [
    { id: 'weekdays', type: 'Array', items: { type: 'Symbol', validations: [] } },
    { id: 'monthlyOn', type: 'Symbol' },
    { id: 'startsAt', type: 'Date' },
    { id: 'endsAt', type: 'Date' },
    { id: 'picture', type: 'Link', linkType: 'Asset' },
  ] as const
).map((field): ContentField => {
  return { ...field, name: field.id, localized: false, required: false, validations: [] };
});

/** A content type with the older fields that its entries may have. */
export function withOlderFields(type: ContentType): ContentType {
  const older = { eventPage: definitions, page: definitions.slice(-1) }[type.sys.id] ?? [];
  return { ...type, fields: [...type.fields, ...older] };
}

/** The values of an entry's fields in the first language. */
export type Values = Readonly<Record<string, unknown>>;

/** New values of fields; undefined for a field that goes away. */
type FieldChanges = Readonly<Record<string, string | undefined>>;

/** "repeats: every Sunday, firstDate: 2027-07-05", or "without picture" where fields only go away. */
export function changesInWords(changes: FieldChanges, separator: string): string {
  const values = Object.entries(changes).flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  return values.join(separator) || `without ${Object.keys(changes).join(', ')}`;
}

/**
 * What the older time fields of an event say, in the fields of today, which count where both are filled in. Days that cannot be
 * read stay where they are, for an editor.
 */
export function timesOfToday(values: Values): FieldChanges {
  const text = (field: string) => String(values[field] ?? '').trim();
  const [firstDay, startTime] = dateAndTime(text('startsAt'));
  const [lastDay, endTime] = dateAndTime(text('endsAt'));
  const firstDate = text('firstDate') || firstDay;
  const repeats = repeatsInWords(values, firstDate);
  const isSeveralDays = (repeats ?? text('repeats')) === 'once' && lastDay !== firstDate;
  const found = { repeats, firstDate, startTime, endDate: isSeveralDays ? lastDay : undefined, endTime };
  const added = Object.entries(found).filter(
    ([field, value]) => value && (text(field) === '' || field === 'repeats'),
  );
  const isUnread = repeats === undefined && Object.hasOwn(phrases, text('repeats'));
  const kept = isUnread ? ['picture', 'weekdays', 'monthlyOn'] : ['picture'];
  const gone = definitions.filter(({ id }) => values[id] != null && !kept.includes(id));
  return Object.fromEntries([...added, ...gone.map(({ id }) => [id, undefined])]);
}

/** The values of `repeats` that left the days to another field, with the days in place of the tilde. */
const phrases: Readonly<Record<string, string>> = {
  'every week': 'every ~',
  'every second week': 'fortnightly on ~',
  'every month': '~ of the month',
};

/** "every week" and the like in words that say the days too; undefined where they cannot be read, and for other words. */
function repeatsInWords(values: Values, firstDate: string | undefined): string | undefined {
  const { repeats, weekdays, monthlyOn } = values;
  const days = [(repeats === 'every month' ? monthlyOn : weekdays) ?? []].flat().join(' and ');
  const phrase = phrases[String(repeats)];
  if (phrase === undefined) return undefined;
  const raw = { repeats: days === '' ? String(repeats) : phrase.replace('~', days), firstDate };
  const { schedule } = parseSchedule(raw, { zone: defaultLocaleSettings.zone });
  return (
    (schedule && words.schedules.days(schedule.phases[0].parts[0].days, Temporal.Now.plainDateISO())) ??
    undefined
  );
}

/** The digits as they were typed: Contentful's editor saved the offset of the day of typing with them. */
function dateAndTime(text: string): readonly (string | undefined)[] {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(text) ?? [];
  return [date, /T00:00:00\.000Z$/.test(text) ? undefined : time];
}
