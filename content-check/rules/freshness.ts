import type { Space } from 'emulator-for-contentful';
import { isoDateInWords } from 'schedules-in-words/en-GB';
import { countries } from '#domain/church/country.ts';
import { type FieldFault, warning } from '../finding.ts';
import { localeOfSpace, type PublishedEntry, publishedEntries } from '../published-entries.ts';

/** The content types whose entries all hold facts that go out of date: numbers, addresses, policies, accounts. Pages need no date. */
const datedTypes = ['safeguarding', 'helpline', 'role', 'place', 'room', 'giving'] as const;

/** How to check an entry of a type, where that is not obvious. @param emergency the country's number */
const howToCheck = (type: string, emergency: string) =>
  type === 'helpline'
    ? ` Compare each number with the organisation’s own website; never ring ${emergency} or a helpline to test it.`
    : '';

/** How long the sum of an appeal may stand before it misleads, in days. */
const maxAppealAge = 100;

/** Finds the facts that nobody has checked for too long. @param today `YYYY-MM-DD` by the church's clock */
export function freshnessFaults(space: Space, today: string): readonly FieldFault[] {
  const entries = publishedEntries(space);
  return [
    ...undatedFaults(entries, today, countries[localeOfSpace(space).country].emergency),
    ...entries.flatMap((entry) => dateFaults(entry, today)),
    ...appealFaults(space, today),
  ];
}

/** Finds entries without a date, in one warning for each content type: in a new church's content that is all of them. */
function undatedFaults(
  entries: readonly PublishedEntry[],
  today: string,
  emergency: string,
): readonly FieldFault[] {
  const later = Temporal.PlainDate.from(today).add({ months: 6 });
  const remedy = `When somebody of your church has checked, write “lastChecked: ${today}” and “reviewBy: ${later}”, with that day and one six months on. Until then visitors see no date.`;
  return datedTypes.flatMap((type) => {
    const undated = entries.filter((entry) => entry.type === type && entry.text('lastChecked') === null);
    const [first] = undated;
    if (first === undefined) return [];
    const which =
      undated.length === 1 ? 'this entry was' : `${undated.length} entries of the kind “${type}” were`;
    const ids = undated.length === 1 ? '' : `: ${undated.map(({ id }) => id).join(', ')}`;
    const message = `Nobody has said when ${which} last checked${ids}. ${remedy}${howToCheck(type, emergency)}`;
    return warning(first, 'lastChecked', message);
  });
}

/** Finds an entry that is past its review, has none, or was checked on a day that is still to come. */
function dateFaults(entry: PublishedEntry, today: string): FieldFault | readonly FieldFault[] {
  const [lastChecked, reviewBy] = [entry.text('lastChecked'), entry.text('reviewBy')];
  if (lastChecked !== null && lastChecked.slice(0, 10) > today) {
    const day = isoDateInWords(lastChecked);
    return warning(
      entry,
      'lastChecked',
      `Nobody can have checked this on ${day}: that day is still to come.`,
    );
  }
  if (lastChecked !== null && reviewBy === null)
    return warning(entry, 'reviewBy', 'Say by when these facts must be checked again.');
  if (reviewBy === null || reviewBy.slice(0, 10) >= today) return [];
  const message = `This was to be checked again by ${isoDateInWords(reviewBy)}. Check it, then change “lastChecked” and “reviewBy”.`;
  return warning(entry, 'reviewBy', message);
}

/** Finds the appeals whose sum raised is out of date. */
function appealFaults(space: Space, today: string): readonly FieldFault[] {
  const oldest = Temporal.PlainDate.from(today).subtract({ days: maxAppealAge }).toString();
  return publishedEntries(space, 'project').flatMap((appeal) => {
    const asOf = appeal.text('asOf');
    if (asOf === null || asOf.slice(0, 10) >= oldest) return [];
    const message = `The sum raised is that of ${isoDateInWords(asOf)}: ask the treasurer, then change “raised” and “asOf”.`;
    return warning(appeal, 'asOf', message);
  });
}
