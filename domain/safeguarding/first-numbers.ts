import type { Locale } from '../languages/locale.ts';
import { earliest } from '../schedule/valid-until.ts';
import { hoursStatus, momentOf } from './hours-status.ts';
import type { FirstFor, Helpline } from './safeguarding.ts';

/** A number that the Safeguarding page names directly after 999. */
export interface FirstNumber {
  /** What it is for: "A child, now or at night". */
  readonly label: string;
  readonly name: string;
  /** The language of the name, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
  readonly telephone: string;
  /** When it is answered: "Open now, until 9am on Monday."; undefined when content does not say. */
  readonly hours: string | undefined;
}

/** The numbers for a worry about a child or an adult when nobody is in danger. */
export interface FirstNumbers {
  /** The one to ring now, for a child and for an adult. */
  readonly now: readonly FirstNumber[];
  /** Those for other hours. */
  readonly otherwise: readonly FirstNumber[];
  /** The instant from which another number comes first; undefined when the clock does not matter. */
  readonly validUntil: Temporal.Instant | undefined;
}

const worries = [
  { person: 'child', atNight: 'a child, now or at night', inOffice: 'a child, in office hours' },
  { person: 'adult', atNight: 'an adult, now or at night', inOffice: 'an adult, in office hours' },
] as const satisfies readonly { person: string; atNight: FirstFor; inOffice: FirstFor }[];

/**
 * Selects the number to ring for each worry. What is open now by its own hours comes first; when the hours are not known,
 * the number for the night does, since it is never wrong. It promises no answer.
 * @param helplines in the order of content; of several that are first for the same worry the first counts
 */
export function firstNumbers(
  helplines: readonly Helpline[],
  now: Temporal.Instant,
  locale: Locale,
): FirstNumbers {
  const found = worries.map(({ person, atNight, inOffice }) => {
    const lineFor = (worry: FirstFor) => helplines.find(({ firstFor }) => firstFor.includes(worry));
    return numbersFor(person, lineFor(atNight), lineFor(inOffice), now, locale);
  });
  return {
    now: found.flatMap(({ numbers }) => numbers.slice(0, 1)),
    otherwise: found.flatMap(({ numbers }) => numbers.slice(1)),
    validUntil: earliest(...found.map(({ validUntil }) => validUntil)),
  };
}

interface NumbersOfOne {
  /** The one to ring now first. */
  readonly numbers: readonly FirstNumber[];
  readonly validUntil: Temporal.Instant | undefined;
}

/** The numbers for a worry about one person. The one for the night is open whenever the office is closed. */
function numbersFor(
  person: 'child' | 'adult',
  night: Helpline | undefined,
  office: Helpline | undefined,
  now: Temporal.Instant,
  locale: Locale,
): NumbersOfOne {
  const { firstNumbers: words, openingHours } = locale.words;
  const numberOf = (
    { name, language, telephone, dayAndNight, hours }: Helpline,
    occasion: Parameters<typeof words.label>[1],
    openNow?: string,
  ): FirstNumber => ({
    label: words.label(person, occasion),
    name,
    ...(language && { language }),
    telephone: telephone ?? '',
    hours: dayAndNight ? openingHours.dayAndNight : (openNow ?? (hours && `${hours.replace(/\.$/, '')}.`)),
  });
  if (office === undefined || office === night) {
    const numbers = night ? [numberOf(night, office ? 'always' : 'now or night')] : [];
    return { numbers, validUntil: undefined };
  }
  const { state, sentence, opening, validUntil } = hoursStatus(office, now, locale);
  const atDesk = numberOf(office, 'office', state === 'closed' ? undefined : sentence);
  if (night === undefined) return { numbers: [atDesk], validUntil };
  if (state === 'open') {
    const later = numberOf(night, night.dayAndNight ? 'now or night' : 'night');
    return { numbers: [atDesk, later], validUntil };
  }
  const own = hoursStatus(night, now, locale);
  const closedUntil = opening?.atLeastUntil && momentOf(opening.atLeastUntil, now, locale);
  const isAtLeast = opening?.unlessHoliday || opening?.atLeastUntil !== opening?.until;
  const openNow = closedUntil && openingHours.openWhileClosed(closedUntil, isAtLeast);
  return {
    numbers: [numberOf(night, 'now or night', own.sentence ?? openNow), atDesk],
    validUntil: earliest(validUntil, own.validUntil),
  };
}
