import type { Helpline } from './safeguarding.ts';

/** Numbers of one part of the Safeguarding page, in the order in which they stand there. */
interface OrderedNumbers {
  readonly numbers: readonly Helpline[];
  /** Whether some answer day and night and others do not: then the page says which come first. */
  readonly areMixed: boolean;
}

/**
 * Puts the numbers that answer day and night before the others: whoever needs one at night must not ring a shut office.
 * @param numbers in the order that content gives them; within either kind it stays
 */
export function dayAndNightFirst(numbers: readonly Helpline[]): OrderedNumbers {
  const always = numbers.filter(({ dayAndNight }) => dayAndNight);
  const others = numbers.filter(({ dayAndNight }) => !dayAndNight);
  return { numbers: [...always, ...others], areMixed: always.length > 0 && others.length > 0 };
}

/**
 * What a call costs and when it is answered, as far as somebody has said.
 * @returns sentences such as "Free, day and night."; undefined when there is nothing to say. A number outside the church
 * that names no hours is said to be closed at times, so that silence is not taken for "always".
 */
export function availability({ dayAndNight, free, hours, group }: Helpline): string | undefined {
  if (dayAndNight) return free ? 'Free, day and night.' : 'Day and night.';
  const cost = free ? 'Free. ' : '';
  if (hours) return `${cost}${hours.replace(/\.$/, '')}.`;
  if (group === 'local') return free ? 'Free.' : undefined;
  return `${cost}It may be closed at night and at weekends.`;
}
