import { isoDateInWords } from 'schedules-in-words/en-GB';
import { type ContentEntry, type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import { type Country, countries } from '#domain/church/country.ts';
import { type Entries, error, type Problems, warning } from '../problems.ts';

/** The field of the day that may not be the later one, that of the other, what it means if they are, and the only content type in which they are a pair. */
type Pair = readonly [first: string, last: string, meaning: string, type?: ContentEntry['type']];

/** Every pair of days but those that `schedules-in-words` compares while it reads the days and times of events, changes and terms. */
const pairs: readonly Pair[] = [
  ['from', 'until', 'would never be shown'],
  ['showFrom', 'showUntil', 'would never be shown'],
  ['lastChecked', 'reviewBy', 'would have to be checked again before it was checked'],
  ['policyAdopted', 'reviewBy', 'would have to be checked again before it was adopted'],
  ['firstDate', 'showUntil', 'would disappear before it begins', 'eventPage'],
  ['showFrom', 'lastDate', 'would appear after it has ended', 'eventPage'],
  ['date', 'showUntil', 'would not count on its own day', 'eventChange'],
  ['lastDate', 'showUntil', 'would not count on all of its days', 'eventChange'],
  ['newDate', 'showUntil', 'would not count on the new day', 'eventChange'],
  ['lastDate', 'showUntil', 'would not count on all of its days', 'term'],
];

const dayOf = (value: unknown) => (typeof value === 'string' ? parseDay(value) : undefined);

/** Finds entries with two days in the wrong order, in any content type. */
export function pairsOfDaysProblems(entries: Entries): Problems {
  return entries.flatMap((entry) => {
    const days: Readonly<Record<string, unknown>> = { ...entry.fields };
    return pairs.flatMap(([first, last, meaning, type = entry.type]) => {
      const [from, until] = [dayOf(days[first]), dayOf(days[last])];
      if (type !== entry.type || from === undefined || until === undefined || from <= until) return [];
      const message = `This ${meaning}: “${first}” is ${isoDateInWords(from)}, and “${last}” is ${isoDateInWords(until)}. Change one of the two days.`;
      return error(entry, last, message);
    });
  });
}

/** The content types whose entries all hold facts that go out of date: numbers, addresses, policies, accounts. Pages need no date. */
const datedTypes = ['safeguarding', 'helpline', 'role', 'place', 'room', 'giving'] as const;

/** How long the sum of an appeal may stand before it misleads, in days. */
const maxAppealAge = 100;

/** An entry that says when its facts were checked. */
type Dated = EntryOfType<(typeof datedTypes)[number] | 'page'>;

/** Finds the facts that nobody has checked for too long. @param today by the church's clock */
export function reviewDateProblems(entries: Entries, today: Temporal.PlainDate, country: Country): Problems {
  const dated = datedTypes.map((type) => entriesOfType(entries, type));
  return [
    ...dated.flatMap((own) => undatedProblems(own, today, country)),
    ...[...dated.flat(), ...entriesOfType(entries, 'page')].flatMap((entry) =>
      dateProblems(entry, `${today}`),
    ),
    ...entriesOfType(entries, 'picture').flatMap((picture) => overdue(picture, `${today}`)),
    ...entriesOfType(entries, 'project').flatMap((appeal) => appealProblems(appeal, today)),
  ];
}

/** Finds entries without a date, in one warning for each content type: in a new church's content that is all of them. */
function undatedProblems(entries: readonly Dated[], today: Temporal.PlainDate, country: Country): Problems {
  const undated = entries.filter(({ fields }) => fields.lastChecked === null);
  const [first] = undated;
  if (first === undefined) return [];
  const which =
    undated.length === 1
      ? 'this entry was last checked'
      : `${undated.length} entries of the kind “${first.type}” were last checked: ${undated.map(({ id }) => id).join(', ')}`;
  const how =
    first.type === 'helpline'
      ? ` Compare each number with the organisation’s own website; never ring ${countries[country].emergency} or a helpline to test it.`
      : '';
  const message = `Nobody has said when ${which}. When somebody of your church has checked, write “lastChecked: ${today}” and “reviewBy: ${today.add({ months: 6 })}”, with that day and one six months on. Until then visitors see no date.${how}`;
  return [warning(first, 'lastChecked', message)];
}

/** Finds an entry that is past its review, has none, or was checked on a day that is still to come. */
function dateProblems(entry: Dated, today: string): Problems {
  const { lastChecked, reviewBy } = entry.fields;
  const checked = parseDay(lastChecked);
  if (checked !== undefined && checked > today) {
    const message = `Nobody can have checked this on ${isoDateInWords(checked)}: that day is still to come.`;
    return [warning(entry, 'lastChecked', message)];
  }
  if (checked !== undefined && reviewBy === null)
    return [warning(entry, 'reviewBy', 'Say by when these facts must be checked again.')];
  return overdue(entry, today);
}

function overdue(entry: Dated | EntryOfType<'picture'>, today: string): Problems {
  const reviewBy = parseDay(entry.fields.reviewBy);
  if (reviewBy === undefined || reviewBy >= today) return [];
  const message = `This was to be checked again by ${isoDateInWords(reviewBy)}. Check it, then change “lastChecked” and “reviewBy”.`;
  return [warning(entry, 'reviewBy', message)];
}

/** Finds an appeal whose sum raised is out of date. */
function appealProblems(appeal: EntryOfType<'project'>, today: Temporal.PlainDate): Problems {
  const asOf = parseDay(appeal.fields.asOf);
  if (asOf === undefined || asOf >= today.subtract({ days: maxAppealAge }).toString()) return [];
  const message = `The sum raised is that of ${isoDateInWords(asOf)}: ask the treasurer, then change “raised” and “asOf”.`;
  return [warning(appeal, 'asOf', message)];
}
