import { expect, test } from 'vitest';
import { drawnForData } from './drawn-for-data.ts';

interface ViewProps {
  readonly loaderData: unknown;
  readonly params: object;
}

/** Whether a view that was drawn with some properties is drawn anew with others, as React asks it. */
function isDrawnAnew(before: ViewProps, after: ViewProps): boolean {
  const same: unknown = Reflect.get(
    drawnForData((_: ViewProps) => null),
    'compare',
  );
  if (typeof same !== 'function') throw new Error('React keeps the comparison elsewhere now.');
  return !same(before, after);
}

test('a view is drawn anew for new data, and not for parameters that were merely made afresh', () => {
  const data = { view: 'words' };
  expect(isDrawnAnew({ loaderData: data, params: {} }, { loaderData: data, params: {} })).toBe(false);
  expect(isDrawnAnew({ loaderData: data, params: {} }, { loaderData: { ...data }, params: {} })).toBe(true);
});
