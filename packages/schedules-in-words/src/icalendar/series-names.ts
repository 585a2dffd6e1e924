import { ruleDayCode } from '../days/days-of-year.ts';
import type { Series } from './series.ts';

/**
 * The first halves of the UIDs of series, each once. All but the first say which they are by their rule, and by their start if they
 * are of another part than the first, so that they stay when others come or go: `worship`, `worship-3SU`, `worship-1600-SU`.
 * @param name that of the first, which keeps it for ever
 */
export function seriesNames(all: readonly Series[], name: string): ReadonlyMap<Series, string> {
  const names = new Map<Series, string>();
  const count = new Map<string, number>();
  for (const series of all) {
    const own = names.size === 0 ? name : [name, ...startOf(series, all[0]), daysOf(series)].join('-');
    const number = (count.get(own) ?? 0) + 1;
    count.set(own, number);
    // In two parts of the year something may begin at the same time of the same days.
    names.set(series, number === 1 ? own : `${own}-${number}`);
  }
  return names;
}

/** `1600`; nothing for whole days, and for a series of the same part as the first. */
function startOf({ part }: Series, first: Series | undefined): readonly string[] {
  if (part === first?.part || part.timing.kind === 'all-day') return [];
  return [part.timing.start.toString({ smallestUnit: 'minute' }).replace(':', '')];
}

/** `3SU`, `MO-TU`, `15`, `5-8` for 5 August, `daily`. */
function daysOf({ rule: { byDay, byMonthDay, byMonth } }: Series): string {
  return [...byDay.map(ruleDayCode), ...byMonthDay, ...byMonth].join('-') || 'daily';
}
