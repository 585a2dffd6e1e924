import type { Space } from 'emulator-for-contentful';
import { isoDateInWords } from '#domain/wording/date-words.ts';
import type { FieldFault, RecordRef } from '../finding.ts';
import { publishedEntries, recordOf } from '../published-entries.ts';

/** When an entry was last checked and must be checked again: `YYYY-MM-DD`, or null where the entry does not say. */
export interface CheckDates extends RecordRef {
  readonly lastChecked: string | null;
  readonly reviewBy: string | null;
}

/** An appeal, and the day for which the sum it names is true. */
export interface AppealDate extends RecordRef {
  readonly asOf: string;
}

/** The content types whose entries all hold facts that go out of date: numbers, addresses, policies, accounts. Pages need no date. */
const datedTypes = ['safeguarding', 'helpline', 'role', 'place', 'giving'] as const;

/** How to check an entry of a type, where that is not obvious. */
const howToCheck: Readonly<Partial<Record<string, string>>> = {
  helpline:
    ' Compare each number with the organisation’s own website; never ring 999 or a helpline to test it.',
};

/** How long the sum of an appeal may stand before it misleads, in days. */
const maxAppealAge = 100;

/** Finds the facts that nobody has checked for too long. @param today `YYYY-MM-DD` by the church's clock */
export function freshnessFaults(space: Space, today: string): readonly FieldFault[] {
  const entries = publishedEntries(space).map(([entry, fields]) => ({
    ...recordOf(entry),
    lastChecked: fields.text('lastChecked'),
    reviewBy: fields.text('reviewBy'),
  }));
  const appeals = publishedEntries(space, 'project').flatMap(([entry, fields]) => {
    const asOf = fields.text('asOf');
    return asOf === null ? [] : [{ ...recordOf(entry), asOf }];
  });
  return [...checkFreshness(entries, today), ...checkAppeals(appeals, today)];
}

/** Finds entries without a date, past their review, or checked on a day that is still to come. */
export function checkFreshness(entries: readonly CheckDates[], today: string): readonly FieldFault[] {
  return [...checkUndated(entries, today), ...entries.flatMap((entry) => checkDates(entry, today))];
}

/** Finds entries without a date, in one warning for each content type: in a new church's content that is all of them. */
function checkUndated(entries: readonly CheckDates[], today: string): readonly FieldFault[] {
  const later = Temporal.PlainDate.from(today).add({ months: 6 });
  const remedy = `When somebody of your church has checked, write “lastChecked: ${today}” and “reviewBy: ${later}”, with that day and one six months on. Until then visitors see no date.`;
  return datedTypes.flatMap((type) => {
    const undated = entries.filter((entry) => entry.type === type && entry.lastChecked === null);
    const [first] = undated;
    if (first === undefined) return [];
    const which =
      undated.length === 1 ? 'this entry was' : `${undated.length} entries of the kind “${type}” were`;
    const ids = undated.length === 1 ? '' : `: ${undated.map(({ id }) => id).join(', ')}`;
    return [
      {
        severity: 'warning' as const,
        record: { type, id: first.id },
        field: 'lastChecked',
        message: `Nobody has said when ${which} last checked${ids}. ${remedy}${howToCheck[type] ?? ''}`,
      },
    ];
  });
}

function checkDates({ type, id, lastChecked, reviewBy }: CheckDates, today: string): readonly FieldFault[] {
  const fault = (field: string, message: string): readonly FieldFault[] => [
    { severity: 'warning', record: { type, id }, field, message },
  ];
  if (lastChecked !== null && lastChecked.slice(0, 10) > today)
    return fault(
      'lastChecked',
      `Nobody can have checked this on ${isoDateInWords(lastChecked)}: that day is still to come.`,
    );
  if (lastChecked !== null && reviewBy === null)
    return fault('reviewBy', 'Say by when these facts must be checked again.');
  if (reviewBy !== null && reviewBy.slice(0, 10) < today)
    return fault(
      'reviewBy',
      `This was to be checked again by ${isoDateInWords(reviewBy)}. Check it, then change “lastChecked” and “reviewBy”.`,
    );
  return [];
}

/** Finds the appeals whose sum raised is out of date. */
export function checkAppeals(appeals: readonly AppealDate[], today: string): readonly FieldFault[] {
  const oldest = Temporal.PlainDate.from(today).subtract({ days: maxAppealAge }).toString();
  return appeals
    .filter(({ asOf }) => asOf.slice(0, 10) < oldest)
    .map(({ type, id, asOf }) => ({
      severity: 'warning',
      record: { type, id },
      field: 'asOf',
      message: `The sum raised is that of ${isoDateInWords(asOf)}: ask the treasurer, then change “raised” and “asOf”.`,
    }));
}
