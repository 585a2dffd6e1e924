import { expect, test } from 'vitest';
import { reservedNumbersIn } from './reserved-number.ts';

test.each([
  '0113 496 0000',
  '0113 496 0999',
  '01134960150',
  '+44 113 496 0150',
  '+44 (0)113 496 0150',
  '44 113 496 0150',
  '0113-496-0150',
  '0113.496.0150',
  '0113\u00a0496\u00a00150',
  '0044 113 496 0150',
  '01632 960001',
  '0191 498 0123',
  '020 7946 0123',
  '028 9649 6123',
  '029 2018 0123',
  '0306 999 0123',
  '07700 900123',
  '0808 157 0123',
  '0909 879 0123',
])('%s is reserved for drama', (number) => {
  expect(reservedNumbersIn(number)).toEqual([number]);
});

test.each([
  '0113 496 1000',
  '+44 (0)113 496 1000',
  '18001 101',
  '0113 495 0999',
  '01632 961000',
  '0191 496 0123',
  '020 7946 1000',
  '07700 901000',
  '0808 800 5000',
  '0800 1111',
  '116 123',
  '18000',
  '999',
  '',
])('%s is not reserved', (number) => {
  expect(reservedNumbersIn(number)).toEqual([]);
});

test.each([
  ['ring 0113 496 0150 9am to 5pm, or 101', '0113 496 0150'],
  ['If nobody answers: 18001 0113 496 0150.', '0113 496 0150'],
  ['(0113) 496 0150', '0113) 496 0150'],
  ['[here](tel:01134960150)', '01134960150'],
  ['0113 495 0000 or 07700 900 123. 999 in danger', '07700 900 123'],
])('the number in “%s” is found', (text, number) => {
  expect(reservedNumbersIn(text)).toEqual([number]);
});

test.each([
  ...[
    '01632960',
    '01134960',
    '01144960',
    '01154960',
    '01164960',
    '01174960',
    '01184960',
    '01214960',
    '01314960',
  ],
  ...['01414960', '01514960', '01614960', '01914980', '02079460', '02890180', '02896496', '02920180'],
  ...['03069990', '07700900', '08081570', '09098790'],
])('all thousand numbers from %s000 are reserved, and not the next', (thousand) => {
  for (const last of ['000', '500', '999'])
    expect(reservedNumbersIn(thousand + last)).toEqual([thousand + last]);
  expect(reservedNumbersIn(`0${Number(thousand) + 1}000`)).toEqual([]);
});
