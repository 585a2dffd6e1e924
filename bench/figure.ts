/** A measured figure. */
export interface Figure {
  readonly name: string;
  /** The value with its unit, for the table. */
  readonly found: string;
  /** The budget, for the table; undefined without one. */
  readonly budget?: string;
  /** Whether it is within its budget; undefined without a budget. */
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

/** A figure without a budget, for information: it is printed, and not written to RESULTS.md. */
export function info(name: string, found: number, unit: string): Figure {
  return { name, found: `${round(found)} ${unit}` };
}

/** Of the figures of several pages, the one that has the largest (`sign` 1) or the smallest (`sign` -1) value. */
export function worstPage(
  values: ReadonlyMap<string, number>,
  sign: 1 | -1,
): { path: string; value: number } {
  const [worst = ['', Number.NaN]] = [...values].toSorted(([, a], [, b]) => sign * (b - a));
  return { path: worst[0], value: worst[1] };
}

/** A number with three significant digits. */
export const round = (value: number): string => String(Number(value.toPrecision(3)));

/** The median: single outliers do not change it. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A row of a Markdown table. */
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

const verdict = ({ holds }: Figure): string => (holds === undefined ? '' : holds ? 'holds' : '**missed**');

/** The figures as a Markdown table. */
export function table(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => [figure.name, figure.found, figure.budget ?? '', verdict(figure)]);
  const rows = [['what', 'figure', 'budget', 'verdict'], Array(4).fill('---'), ...lines];
  return rows.map(row).join('');
}
