import { nationalDigits } from '../link/telephone.ts';

/**
 * The numbers that Ofcom reserves for drama, which reach nobody: blocks of a thousand, from 000 to 999, here without
 * these last three digits. Source: Ofcom, "Telephone numbers for use in TV and radio drama programmes", as
 * area-codes.org.uk/01632 lists it. For Northern Ireland Ofcom first named 028 9018 0 and then 028 9649 6.
 */
const reservedThousands: ReadonlySet<string> = new Set([
  '01632960', // no area
  '01134960', // Leeds
  '01144960', // Sheffield
  '01154960', // Nottingham
  '01164960', // Leicester
  '01174960', // Bristol
  '01184960', // Reading
  '01214960', // Birmingham
  '01314960', // Edinburgh
  '01414960', // Glasgow
  '01514960', // Liverpool
  '01614960', // Manchester
  '01914980', // Tyneside, Durham and Sunderland
  '02079460', // London
  '02890180', // Northern Ireland, formerly
  '02896496', // Northern Ireland
  '02920180', // Cardiff
  '03069990', // the whole country
  '07700900', // mobile
  '08081570', // freephone
  '09098790', // premium rate
]);

/**
 * A British number of eleven digits within a text, with the characters that people put between the digits: `0113 496 0150`,
 * `(0113) 496-0150`, `+44 (0)113 496 0150`.
 */
const numbers = /(?<!\d)(?:(?:\+|00)?44[\s()]*0?|0)(?:[\s().\u2010-\u2015-]{0,3}\d){10}(?!\d)/g;

/** The reserved numbers in a text, as they are written there. */
export function reservedNumbersIn(text: string): readonly string[] {
  return (text.match(numbers) ?? []).filter((number) =>
    reservedThousands.has(nationalDigits(number).slice(0, 8)),
  );
}
