import { type ComponentType, type MemoExoticComponent, memo } from 'react';

/**
 * A route's view that is drawn anew when its data is new, and not else. The router makes its parameters afresh at every
 * turn, and so would draw the page on show again at each click, before the next one.
 */
export function drawnForData<Props extends { readonly loaderData?: unknown }>(
  View: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(View, (before, after) => before.loaderData === after.loaderData);
}
