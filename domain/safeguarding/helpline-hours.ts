import type { Helpline } from './safeguarding.ts';

/** The numbers of one section of the Safeguarding page, in their order. */
interface OrderedNumbers {
  readonly numbers: readonly Helpline[];
  /** True when only some answer day and night: the page then says that these come first. */
  readonly areMixed: boolean;
}

/**
 * Sorts the numbers that answer day and night before the others, so that nobody in need rings a closed office at night.
 * @param numbers in the order of content, which stays the same within both groups
 */
export function dayAndNightFirst(numbers: readonly Helpline[]): OrderedNumbers {
  const always = numbers.filter(({ dayAndNight }) => dayAndNight);
  const others = numbers.filter(({ dayAndNight }) => !dayAndNight);
  return { numbers: [...always, ...others], areMixed: always.length > 0 && others.length > 0 };
}
