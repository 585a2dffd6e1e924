import { isoDateInWords } from 'schedules-in-words/en-GB';
import { type ContentEntry, type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import { parseDay } from '#cms/mappers/fields.ts';
import { type Country, countries } from '#domain/church/country.ts';
import type { Problem } from '#domain/problem.ts';
import { warning } from '../problems.ts';

/** The content types whose entries all hold facts that go out of date: numbers, addresses, policies, accounts. Pages need no date. */
const datedTypes = ['safeguarding', 'helpline', 'role', 'place', 'room', 'giving'] as const;

/** How to check an entry of a type, where that is not obvious. @param emergency the country's number */
const howToCheck = (type: string, emergency: string) =>
  type === 'helpline'
    ? ` Compare each number with the organisation’s own website; never ring ${emergency} or a helpline to test it.`
    : '';

/** How long the sum of an appeal may stand before it misleads, in days. */
const maxAppealAge = 100;

/** An entry that says when its facts were checked. */
type Dated = EntryOfType<(typeof datedTypes)[number] | 'page'>;

/** Finds the facts that nobody has checked for too long. @param today by the church's clock */
export function reviewDateProblems(
  entries: readonly ContentEntry[],
  today: Temporal.PlainDate,
  country: Country,
): readonly Problem[] {
  const dated = datedTypes.map((type) => entriesOfType(entries, type));
  return [
    ...dated.flatMap((own) => undatedProblems(own, today, countries[country].emergency)),
    ...[...dated.flat(), ...entriesOfType(entries, 'page')].flatMap((entry) =>
      dateProblems(entry, `${today}`),
    ),
    ...entriesOfType(entries, 'picture').flatMap((picture) => overdue(picture, `${today}`)),
    ...entriesOfType(entries, 'project').flatMap((appeal) => appealProblems(appeal, today)),
  ];
}

/** Finds entries without a date, in one warning for each content type: in a new church's content that is all of them. */
function undatedProblems(
  entries: readonly Dated[],
  today: Temporal.PlainDate,
  emergency: string,
): readonly Problem[] {
  const undated = entries.filter(({ fields }) => fields.lastChecked === null);
  const [first] = undated;
  if (first === undefined) return [];
  const remedy = `When somebody of your church has checked, write “lastChecked: ${today}” and “reviewBy: ${today.add({ months: 6 })}”, with that day and one six months on. Until then visitors see no date.`;
  const which =
    undated.length === 1 ? 'this entry was' : `${undated.length} entries of the kind “${first.type}” were`;
  const ids = undated.length === 1 ? '' : `: ${undated.map(({ id }) => id).join(', ')}`;
  const message = `Nobody has said when ${which} last checked${ids}. ${remedy}${howToCheck(first.type, emergency)}`;
  return [warning(first, 'lastChecked', message)];
}

/** Finds an entry that is past its review, has none, or was checked on a day that is still to come. */
function dateProblems(entry: Dated, today: string): readonly Problem[] {
  const { lastChecked, reviewBy } = entry.fields;
  const checked = parseDay(lastChecked);
  if (checked !== undefined && checked > today) {
    const day = isoDateInWords(checked);
    const message = `Nobody can have checked this on ${day}: that day is still to come.`;
    return [warning(entry, 'lastChecked', message)];
  }
  if (checked !== undefined && reviewBy === null)
    return [warning(entry, 'reviewBy', 'Say by when these facts must be checked again.')];
  return overdue(entry, today);
}

function overdue(entry: Dated | EntryOfType<'picture'>, today: string): readonly Problem[] {
  const reviewBy = parseDay(entry.fields.reviewBy);
  if (reviewBy === undefined || reviewBy >= today) return [];
  const message = `This was to be checked again by ${isoDateInWords(reviewBy)}. Check it, then change “lastChecked” and “reviewBy”.`;
  return [warning(entry, 'reviewBy', message)];
}

/** Finds an appeal whose sum raised is out of date. */
function appealProblems(appeal: EntryOfType<'project'>, today: Temporal.PlainDate): readonly Problem[] {
  const asOf = parseDay(appeal.fields.asOf);
  if (asOf === undefined || asOf >= today.subtract({ days: maxAppealAge }).toString()) return [];
  const message = `The sum raised is that of ${isoDateInWords(asOf)}: ask the treasurer, then change “raised” and “asOf”.`;
  return [warning(appeal, 'asOf', message)];
}
