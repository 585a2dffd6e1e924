/** One thing that was measured. */
export interface Figure {
  readonly name: string;
  /** With its unit, for people. */
  readonly found: string;
  /** What it should be, for people; undefined: it is for information. */
  readonly budget?: string;
  /** Whether it keeps to the budget; undefined: there is none. */
  readonly holds?: boolean;
}

/** A figure that should be no more than its budget. */
export function atMost(name: string, found: number, budget: number, unit: string): Figure {
  return {
    name,
    found: `${round(found)} ${unit}`,
    budget: `≤ ${round(budget)} ${unit}`,
    holds: found <= budget,
  };
}

/** A figure that should be no less than its budget. */
export function atLeast(name: string, found: number, budget: number, unit: string): Figure {
  return {
    name,
    found: `${round(found)} ${unit}`,
    budget: `≥ ${round(budget)} ${unit}`,
    holds: found >= budget,
  };
}

/** A figure for information. */
export function told(name: string, found: number, unit: string): Figure {
  return { name, found: `${round(found)} ${unit}` };
}

const round = (value: number): string => String(Number(value.toPrecision(3)));

/** The median, which one odd run does not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const verdict = ({ holds }: Figure): string => (holds === undefined ? '' : holds ? 'holds' : '**missed**');

/** The figures as a Markdown table. */
export function table(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => [figure.name, figure.found, figure.budget ?? '', verdict(figure)]);
  const rows = [['what', 'figure', 'budget', 'verdict'], ['---', '---', '---', '---'], ...lines];
  return rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
