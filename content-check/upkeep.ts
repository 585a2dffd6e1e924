import type { UpkeepProblem } from '#domain/page/content-problem.ts';
import { isoDateInWords } from '#domain/wording/date-words.ts';

/** An entry whose facts go out of date. Dates are `YYYY-MM-DD`, or null where nobody has said. */
export interface RottingFacts {
  readonly type: string;
  readonly id: string;
  readonly lastChecked: string | null;
  readonly reviewBy: string | null;
}

/** A link that an editor has written, and where. */
export interface WrittenLink {
  readonly type: string;
  readonly id: string;
  readonly field: string;
  readonly written: string;
  /** Where it leads; undefined when that is to an entry without a page of its own, or nowhere that the site links to. */
  readonly address: string | undefined;
}

/** The kinds of which every entry is facts that go out of date: numbers, addresses, policies, accounts. Pages need no date. */
const datedKinds = ['safeguarding', 'helpline', 'role', 'place', 'giving'] as const;

/** What else to say of a kind that nobody has checked. */
const howToCheck: Readonly<Partial<Record<string, string>>> = {
  helpline:
    ' Compare each number with the organisation’s own website; never ring 999 or a helpline to test it.',
};

/** Which entries nobody has dated, told once for each kind: in a new church's content that is all of them. */
function checkUndated(facts: readonly RottingFacts[], today: string): readonly UpkeepProblem[] {
  const later = Temporal.PlainDate.from(today).add({ months: 6 });
  const remedy = `When somebody of your church has checked, write “lastChecked: ${today}” and “reviewBy: ${later}”, with that day and one six months on. Until then visitors see no date.`;
  return datedKinds.flatMap((kind) => {
    const undated = facts.filter(({ type, lastChecked }) => type === kind && lastChecked === null);
    const [first] = undated;
    if (first === undefined) return [];
    const which =
      undated.length === 1 ? 'this entry was' : `${undated.length} entries of the kind “${kind}” were`;
    const ids = undated.length === 1 ? '' : `: ${undated.map(({ id }) => id).join(', ')}`;
    return [
      {
        severity: 'warning' as const,
        record: { type: kind, id: first.id },
        field: 'lastChecked',
        message: `Nobody has said when ${which} last checked${ids}. ${remedy}${howToCheck[kind] ?? ''}`,
      },
    ];
  });
}

/**
 * Which facts nobody has looked at, or not for too long, or on a day that cannot be.
 * @param today `YYYY-MM-DD` by the church's clock
 */
export function checkFreshness(facts: readonly RottingFacts[], today: string): readonly UpkeepProblem[] {
  return [...checkUndated(facts, today), ...facts.flatMap((each) => checkDates(each, today))];
}

function checkDates(
  { type, id, lastChecked, reviewBy }: RottingFacts,
  today: string,
): readonly UpkeepProblem[] {
  const problem = (field: string, message: string): readonly UpkeepProblem[] => [
    { severity: 'warning', record: { type, id }, field, message },
  ];
  if (lastChecked !== null && lastChecked.slice(0, 10) > today)
    return problem(
      'lastChecked',
      `Nobody can have checked this on ${isoDateInWords(lastChecked)}: that day is still to come.`,
    );
  if (lastChecked !== null && reviewBy === null)
    return problem('reviewBy', 'Say by when these facts must be checked again.');
  if (reviewBy !== null && reviewBy.slice(0, 10) < today)
    return problem(
      'reviewBy',
      `This was to be checked again by ${isoDateInWords(reviewBy)}. Check it, then change “lastChecked” and “reviewBy”.`,
    );
  return [];
}

/**
 * Which addresses within the site lead nowhere.
 * @param paths every path that the site answers
 */
export function checkLinks(
  links: readonly WrittenLink[],
  paths: ReadonlySet<string>,
): readonly UpkeepProblem[] {
  return links
    .filter(
      ({ address }) => address === undefined || (address.startsWith('/') && !paths.has(pathOf(address))),
    )
    .map(({ type, id, field, written }) => ({
      severity: 'error',
      record: { type, id },
      field,
      near: written,
      message: `“${written}” leads nowhere: the site has no such page.`,
    }));
}

function pathOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** How long the sum of an appeal may stand before it misleads, in days. */
const appealStaysTrue = 100;

/**
 * Which appeals tell a sum of long ago.
 * @param appeals with the day on which each sum was true
 * @param today `YYYY-MM-DD` by the church's clock
 */
export function checkAppeals(
  appeals: readonly { readonly type: string; readonly id: string; readonly asOf: string }[],
  today: string,
): readonly UpkeepProblem[] {
  const oldest = Temporal.PlainDate.from(today).subtract({ days: appealStaysTrue }).toString();
  return appeals
    .filter(({ asOf }) => asOf.slice(0, 10) < oldest)
    .map(({ type, id, asOf }) => ({
      severity: 'warning',
      record: { type, id },
      field: 'asOf',
      message: `The sum raised is that of ${isoDateInWords(asOf)}: ask the treasurer, then change “raised” and “asOf”.`,
    }));
}

/**
 * Which pages of the site content has no words for.
 * @param slugs of the pages that content has
 * @param wanted the slugs of all pages
 */
export function missingPages(slugs: ReadonlySet<string>, wanted: readonly string[]): readonly string[] {
  return wanted.filter((slug) => !slugs.has(slug));
}
