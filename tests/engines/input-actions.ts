import type { Key } from './engine.ts';

/** The keys as WebDriver names them (WebDriver, section 17.4.2, "normalised key value"). */
export const codes: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C' };

/** Pressing keys one after another, as both WebDriver (section 15.7) and WebDriver BiDi (`input.performActions`) take it. */
export function keyActions(values: readonly string[]): readonly object[] {
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ];
}

/** Clicking a point of the viewport, in the same form. */
export function clickActions(x: number, y: number): readonly object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
