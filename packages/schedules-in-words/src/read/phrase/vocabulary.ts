import { type Festival, namedFestivals, seasons, spanOf } from '../../days/church-year.ts';
import type { YearDay, YearSpan } from '../../days/day-set.ts';
import type { Weekday } from '../../days/weekday.ts';
import { ordinalWords } from '../../words/en-GB/dates.ts';
import { monthNames, weekdayNames } from '../../words/en-GB/names.ts';
import { type Vocabulary, vocabularyOf } from './cursor.ts';
import { tokensOf } from './tokens.ts';

/** A name as the keys of a vocabulary are: "St Stephen’s Day" is "st stephens day". */
export function keyOf(name: string): string {
  return tokensOf(name)
    .filter(({ text }) => text !== '-')
    .map(({ text }) => text)
    .join(' ');
}

/** "January", "Jan", "Sept". */
export const monthWords: Vocabulary<number> = new Map([
  ...monthNames.flatMap((name, index): [string, number][] => [
    [name.toLowerCase(), index + 1],
    [name.slice(0, 3).toLowerCase(), index + 1],
  ]),
  ['sept', 9],
]);

const weekdayShort = [
  ['mon'],
  ['tue', 'tues'],
  ['wed', 'weds'],
  ['thu', 'thur', 'thurs'],
  ['fri'],
  ['sat'],
  ['sun'],
];

/** "Monday", "Mondays", "Mon". */
export const weekdayWords: Vocabulary<Weekday> = new Map(
  weekdayNames.flatMap((name, index): [string, Weekday][] => {
    const full = name.toLowerCase();
    const forms = [full, `${full}s`, ...(weekdayShort[index] ?? []).flatMap((short) => [short, `${short}s`])];
    return forms.map((form) => [form, (index + 1) as Weekday]);
  }),
);

/** "first" to "sixth" and "last", in words; -2 is the last but one. */
export const ordinals: Vocabulary<number> = new Map([
  ...ordinalWords.map((word, index): [string, number] => [word, index + 1]),
  ...vocabularyOf([
    ['last, final', -1],
    ['last but one, second last, second to last, penultimate', -2],
  ]),
]);

/** Numbers that count weeks and months: "every two weeks". */
export const counts: Vocabulary<number> = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, index) => [word, index + 2],
  ),
);

/** Days with a name and a date of their own. */
const namedDays = [
  ['St David’s Day', 3, 1],
  ['St Patrick’s Day', 3, 17],
  ['St George’s Day', 4, 23],
  ['St Andrew’s Day', 11, 30],
  ['Armistice Day', 11, 11],
  ['Halloween', 10, 31],
  ['Bonfire Night', 11, 5],
  // Of Germany: luetzschena-stahmeln.de/auenkurier/2014/11, relilex.de/schlagwort and myheimat.de/tag/zeitgeschehen-aktuelle-themen.
  ['Martinstag', 11, 11],
  ['Nikolaustag', 12, 6],
  ['Johannistag', 6, 24],
  ['Michaelistag', 9, 29],
] as const;

/** Days of the year by all their names: festivals, of which a name in the singular or with another apostrophe means the same, and others. */
export const yearDays: Vocabulary<YearDay> = new Map([
  ...(Object.keys(namedFestivals) as Festival[]).flatMap((festival) =>
    namedFestivals[festival].names
      .flatMap((name) => spellingsOf(keyOf(name)))
      .map((spelling): [string, YearDay] => [spelling, { kind: 'festival', festival, offset: 0 }]),
  ),
  ...namedDays.map(([name, month, day]): [string, YearDay] => [
    keyOf(name),
    { kind: 'month-day', month, day },
  ]),
]);

/** "all souls day", "all soul day", "saint stephens day", "good fri". */
function spellingsOf(key: string): readonly string[] {
  const forms = [
    key.replace(/s day$/, ' day'),
    key.replace(/^(mother|new year) /, '$1s '),
    key.replace(/^st /, 'saint '),
    key.replace(/s (day|eve)$/, ' $1'),
    key.replace(/(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?day$/, '$1'),
    key.replace(/(tue|wed|thur)(?:s|nes)day$/, '$1s'),
  ];
  return [...new Set([key, ...forms])];
}

/** Parts of the church's year. */
export const seasonSpans: Vocabulary<YearSpan> = new Map([
  ...Object.values(seasons).map(({ name, span }): [string, YearSpan] => [keyOf(name), span]),
  ['easter season', seasons.eastertide.span],
  ['christmas season', seasons.christmastide.span],
  ['passiontide', spanOf('passion-sunday', 0, 'holy-saturday', 0)],
  ['easter week', spanOf('easter-day', 0, 'easter-day', 6)],
]);

/** Everything of the year with a name. "Advent" alone is the season, "Advent Sunday" the day. */
export const namedSpans: Vocabulary<YearSpan> = new Map([
  ...[...yearDays].map(([name, day]): [string, YearSpan] => [name, { from: day, to: day }]),
  ...seasonSpans,
]);
