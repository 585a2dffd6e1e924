import type { LocaleNow } from '#languages/locale.ts';
import { type HoursStatus, hoursStatus, momentOf } from '../opening-hours/hours-status.ts';
import type { FirstFor, Helpline } from './safeguarding.ts';

/** A line in a row of the first screen, with what can be said of its hours now. */
export interface UrgentContact {
  readonly helpline: Helpline;
  /** Whom it is for, where the row has lines for others too: "For women". */
  readonly label: string | undefined;
  /** "Open now, until 9 this evening."; what the entry says where nobody knows; undefined when it says nothing. */
  readonly sentence: string | undefined;
}

/** A row of the first screen, in the words of somebody in need. */
export interface UrgentContacts {
  readonly name: UrgentNeed;
  /** What is open now comes first. */
  readonly lines: readonly UrgentContact[];
}

type Who = keyof LocaleNow['words']['urgentContacts'];
type Need = readonly [who: Who | undefined, ...lines: FirstFor[]];

/** The rows in their order, and those whom each is for. For a worry the office comes before the line for the night. */
const rows = {
  'under 19': [[undefined, 'somebody under 19']],
  'hurt at home': [
    ['woman', 'a woman hurt at home'],
    ['man', 'a man hurt at home'],
  ],
  'cannot go on': [[undefined, 'somebody who cannot go on']],
  worried: [
    ['child', 'a child, in office hours', 'a child, now or at night'],
    ['adult', 'an adult, in office hours', 'an adult, now or at night'],
  ],
  'church or long ago': [
    ['church', 'abuse in a church'],
    ['past', 'abuse long ago'],
  ],
} as const satisfies Readonly<Record<string, readonly Need[]>>;

export type UrgentNeed = keyof typeof rows;

/** Whom the row for a need is for. */
export function choicesOf(need: UrgentNeed): readonly FirstFor[] {
  return (rows[need] as readonly Need[]).flatMap(([, ...choices]) => choices);
}

/** The most lines of a row with a telephone, and of those without: the rows have to fit on two screens of a phone. */
const mostToRing = 2;
const mostToWriteTo = 1;

/** A helpline at an instant. */
interface LineNow extends Pick<HoursStatus, 'state' | 'sentence' | 'opening'> {
  readonly helpline: Helpline;
}

const byState = (one: LineNow, other: LineNow) => rank[one.state] - rank[other.state];
const rank = { open: 0, unknown: 1, closed: 2 } as const;

/**
 * The rows for which there is a line. Each has the best line for everybody it is for: one that is open now before one that may be
 * closed, and that before one that is; then the others, as far as there is room. It promises no answer. Where nobody knows when it is read,
 * a worry has both numbers, that of the office and that for the night, with their hours.
 * @param helplines in the order of content
 */
export function urgentContacts(helplines: readonly Helpline[], locale: LocaleNow): readonly UrgentContacts[] {
  const lineNow = (helpline: Helpline): LineNow => {
    const status = hoursStatus(helpline, locale);
    return {
      ...status,
      helpline,
      sentence: status.sentence ?? locale.words.safeguarding.availability(helpline),
    };
  };
  const linesFor = ([, ...choices]: Need): readonly LineNow[] => {
    const [office, night] = choices.map((choice) =>
      helplines.filter(({ firstFor }) => firstFor.includes(choice)).map(lineNow),
    );
    if (night === undefined) return (office ?? []).toSorted(byState);
    if (locale.isDated) return [office?.[0] ?? [], night[0] ?? []].flat();
    return [lineForWorry(office?.[0], night[0], locale) ?? []].flat();
  };
  return Object.entries<readonly Need[]>(rows).flatMap(([name, needs]) => {
    const found = needs.map((need) => ({ who: need[0], lines: linesFor(need) }));
    const hasBoth = locale.isDated && needs.some(([, , night]) => night !== undefined);
    const lines = bestLines(
      found.map((each) => each.lines),
      hasBoth ? 2 : 1,
    ).map(({ helpline, sentence }): UrgentContact => {
      const isFor = found.filter((each) => each.lines.some((line) => line.helpline === helpline));
      const who = isFor.length < found.length ? isFor[0]?.who : undefined;
      return { helpline, label: who && locale.words.urgentContacts[who], sentence };
    });
    return lines.length > 0 ? [{ name: name as UrgentNeed, lines }] : [];
  });
}

/** The one number for a worry: the office's while it is open, else that for the night, which is open whenever the office is closed. */
function lineForWorry(
  office: LineNow | undefined,
  night: LineNow | undefined,
  locale: LocaleNow,
): LineNow | undefined {
  if (office?.state === 'open' || night === undefined) return office;
  const closed = office?.opening;
  if (night.state !== 'unknown' || closed?.atLeastUntil === undefined) return night;
  const isAtLeast = closed.unlessHoliday || closed.atLeastUntil !== closed.until;
  const moment = momentOf(closed.atLeastUntil, locale);
  return { ...night, state: 'open', sentence: locale.words.openingHours.openWhileClosed(moment, isAtLeast) };
}

/**
 * @param found the lines for each of those whom a row is for, the best ones first
 * @param each how many of them with a telephone each of those needs
 */
function bestLines(found: readonly (readonly LineNow[])[], each: number): readonly LineNow[] {
  const all = [...new Map(found.flat().map((line) => [line.helpline, line])).values()].toSorted(byState);
  const toRing = all.filter(({ helpline }) => helpline.telephone);
  const firsts = found.flatMap((lines) =>
    lines.flatMap(({ helpline }) => (helpline.telephone ? [helpline] : [])).slice(0, each),
  );
  const isFirst = ({ helpline }: LineNow) => firsts.includes(helpline);
  const chosen = [
    ...[...toRing.filter(isFirst), ...toRing.filter((line) => !isFirst(line))].slice(0, mostToRing * each),
    ...all.filter(({ helpline }) => !helpline.telephone).slice(0, mostToWriteTo),
  ];
  return chosen.toSorted(byState);
}
