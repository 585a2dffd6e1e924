import { expect, test } from 'vitest';
import { afterInput, noPresses, type ShiftInput } from './use-shift-presses.ts';

const down = (key: string, timeStamp: number): ShiftInput => ({ type: 'keydown', key, timeStamp });
const up = (key: string, timeStamp: number): ShiftInput => ({ type: 'keyup', key, timeStamp });
/** Shift, pressed and released alone. */
const press = (at: number): readonly ShiftInput[] => [down('Shift', at - 80), up('Shift', at)];
const after = (...inputs: readonly (ShiftInput | readonly ShiftInput[])[]) =>
  inputs.flat().reduce(afterInput, noPresses);

test('three presses of Shift in a row are three', () => {
  expect(after(press(1_000)).count).toBe(1);
  expect(after(press(1_000), press(2_000)).count).toBe(2);
  expect(after(press(1_000), press(2_000), press(3_000)).count).toBe(3);
});

test('the five seconds are counted between presses, not from the first', () => {
  expect(after(press(1_000), press(5_900), press(10_800)).count).toBe(3);
});

test('a press more than five seconds after the last starts a new count', () => {
  expect(after(press(1_000), press(2_000), press(7_100)).count).toBe(1);
});

test('presses expire five seconds after the last', () => {
  expect(after(press(1_000), { type: 'expiry', timeStamp: 5_999 }).count).toBe(1);
  expect(after(press(1_000), { type: 'expiry', timeStamp: 6_000 }).count).toBe(0);
});

test('any other key starts again from none', () => {
  const other = [down('Tab', 2_500), up('Tab', 2_550)];
  expect(after(press(1_000), press(2_000), other).count).toBe(0);
  expect(after(press(1_000), press(2_000), other, press(3_000)).count).toBe(1);
});

test('Shift held for a capital or a backward Tab is no press', () => {
  const capital = [down('Shift', 100), down('A', 200), up('A', 250), up('Shift', 300)];
  expect(after(capital, capital, capital).count).toBe(0);
});

test('Shift as a part of a shortcut is no press', () => {
  const shortcut: ShiftInput[] = [
    down('Control', 100),
    { ...down('Shift', 120), ctrlKey: true },
    up('Shift', 200),
    up('Control', 220),
  ];
  expect(after(shortcut, shortcut, shortcut).count).toBe(0);
});

test('a Shift-click is no press', () => {
  const click: ShiftInput[] = [down('Shift', 100), { type: 'pointerdown', timeStamp: 150 }, up('Shift', 200)];
  expect(after(press(50), click).count).toBe(1);
});

test('a Shift held down and repeating is one press', () => {
  const held: ShiftInput = { ...down('Shift', 700), repeat: true };
  expect(after(down('Shift', 100), held, held, held, up('Shift', 900)).count).toBe(1);
});

test('both Shift keys together do not count as three presses', () => {
  const both = [down('Shift', 100), down('Shift', 110), up('Shift', 200), up('Shift', 210)];
  expect(after(both, both).count).toBeLessThan(3);
});
