import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countShift } from './use-shift-presses.ts';

type Keys = Partial<Pick<KeyboardEvent, 'repeat' | 'ctrlKey'>>;

let document: EventTarget;
/** The count after each change, and “left” at the third press. */
let shown: (number | 'expired' | 'left')[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document = new EventTarget();
  shown = [];
  end = countShift(
    document as Document,
    ({ count, expired }) => shown.push(expired ? 'expired' : count),
    () => shown.push('left'),
  );
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

const send = (type: string, key?: string, keys: Keys = {}) =>
  document.dispatchEvent(Object.assign(new Event(type), { key, ...keys }));
const down = (key: string, keys?: Keys) => send('keydown', key, keys);
const up = (key: string) => send('keyup', key);
/** Shift, pressed and released alone. */
const press = (times = 1) => {
  for (let time = 0; time < times; time += 1) {
    down('Shift');
    up('Shift');
  }
};

test('the third press of Shift in a row leaves, and the count starts again', () => {
  press(3);
  expect(shown).toEqual([1, 2, 'expired', 'left']);
  press();
  expect(shown.at(-1)).toBe(1);
});

test('the five seconds are counted between presses, not from the first', () => {
  for (const _ of [1, 2, 3]) {
    press();
    vi.advanceTimersByTime(4_999);
  }
  expect(shown).toContain('left');
});

test('presses expire five seconds after the last', () => {
  press(2);
  vi.advanceTimersByTime(4_999);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2, 'expired']);
  press(2);
  expect(shown).not.toContain('left');
});

test('any other key starts again from none', () => {
  press(2);
  down('Tab');
  up('Tab');
  expect(shown).toEqual([1, 2, 'expired']);
  press();
  expect(shown.at(-1)).toBe(1);
});

test('Shift held for a capital or a backward Tab is no press', () => {
  for (const key of ['A', 'Tab', 'A']) {
    down('Shift');
    down(key);
    up(key);
    up('Shift');
  }
  expect(shown).toEqual([]);
});

test('Shift as a part of a shortcut is no press', () => {
  down('Control');
  down('Shift', { ctrlKey: true });
  up('Shift');
  up('Control');
  expect(shown).toEqual([]);
});

test('a Shift-click is no press, and keeps those before it', () => {
  press();
  down('Shift');
  send('pointerdown');
  up('Shift');
  expect(shown).toEqual([1]);
});

test('a Shift held down and repeating is one press', () => {
  down('Shift');
  for (const _ of [1, 2, 3]) down('Shift', { repeat: true });
  up('Shift');
  expect(shown).toEqual([1]);
});

test('both Shift keys together are no press', () => {
  down('Shift');
  down('Shift');
  up('Shift');
  up('Shift');
  expect(shown).toEqual([]);
});

test('once it has ended, no key counts and nothing expires', () => {
  press();
  end();
  press(3);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1]);
});
