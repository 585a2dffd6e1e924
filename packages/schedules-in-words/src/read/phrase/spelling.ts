import { capitalized } from '../../words/lists.ts';
import { ambiguous, type PhraseError, unknownWord } from '../problem.ts';
import { Cursor, vocabularyOfLines } from './cursor.ts';
import { type Token, tokensOf } from './tokens.ts';
import { counts, monthWords, ordinals, seasonSpans, weekdayWords, yearDays } from './vocabulary.ts';

/** Words that people write and that have no dates here, with what to write instead. */
const withoutDates = vocabularyOfLines(`
summer, winter, spring, autumn, summertime, wintertime = has no dates of its own; write the months, such as “June to August”
harvest, harvest festival, harvest sunday, harvest thanksgiving = is a day that each church chooses; write it, such as “last Sunday of September”
half term, half terms, easter holidays, christmas holidays, summer holidays = has other dates every year; write them, such as “26 to 30 October 2026”, or “school holidays” if the terms are entered
today, tonight, tomorrow, next week, this week, next, this = means another day tomorrow; write the date, such as “12 January 2027”
or = leaves open which; write the days on which it happens, and other dates under “more dates” (alsoOn)
most, some, usually, sometimes, occasionally, occasional, various, regularly, often, tbc, tba, see, as advertised, as announced, when announced, to be announced, to be confirmed = does not say on which days; write “by arrangement”, or “on these dates” with the dates under “more dates” (alsoOn)
including, incl, inc = can name further days, or say that none is left out; write “and”, or leave it out
easter vigil = is on the evening before Easter Day or early on it; write “Holy Saturday” or “Easter Day”
holy night = is on the evening before Christmas Day or early on it; write “Christmas Eve” or “Christmas Day”
may day = can be two days; write “1 May” or “first Monday of May”
early may bank holiday, may day bank holiday = is a public holiday of its own; write its day, which is the “first Monday of May”
spring bank holiday, late may bank holiday, whitsun bank holiday = is a public holiday of its own; write its day, which is the “last Monday of May”
august bank holiday, summer bank holiday, late august bank holiday = is a public holiday of its own; write its day, such as “last Monday of August”
hourly, hour, hours = is a length of time; write the start and the end, such as “2pm to 3pm”, and further times as other times
`);

const otherWords =
  'every each other alternate day days daily week weeks weekly fortnight fortnightly month months monthly quarter quarterly year years yearly annually once twice ' +
  'weekday weekdays weekend weekends morning mornings afternoon afternoons evening evenings lunch lunchtime lunchtimes the of on in at and to until from between before after during ' +
  'throughout through thru not except excluding but apart term termtime time terms school holidays only these dates arrangement by noon midday midnight am pm half past ' +
  'excl exc end or week commencing beginning nearest whole all a any bar closed including unless bank public holiday hols';

// The names come first: of two words that are equally near a name is meant.
const knownWords: ReadonlySet<string> = new Set([
  ...[weekdayWords, monthWords, ordinals, counts, yearDays, seasonSpans].flatMap((vocabulary) =>
    [...vocabulary.keys()].flatMap((key) => key.split(' ')),
  ),
  ...otherWords.split(' '),
]);

/** What names a week, and two times of which one is the doors'. */
const week = /\b(?:w\/c|week (?:commencing|beginning|ending|(?:of|from)(?= \d))|kw \d+)\b[^,;]*/i;
const twoTimes = /\b\d[\d.:]*\s*(?:[ap]\.?m\.?)? for \d[\d.:]*\s*(?:[ap]\.?m\.?)?/i;

/** The fault of a phrase that could not be read: its first unknown word with the nearest known one, or where it stops being understood. */
export function unreadable(text: string, cursor: Cursor, example: string): PhraseError {
  const hinted = new Cursor(text);
  for (; !hinted.isAtEnd; hinted.next()) {
    const place = hinted.place;
    const remedy = hinted.takeFrom(withoutDates);
    if (remedy === null) continue;
    return ambiguous`"${hinted.since(place)}" ${remedy}.`;
  }
  const [ofWeek] = week.exec(text) ?? [];
  if (ofWeek !== undefined)
    return ambiguous`"${ofWeek}" names a week, but not its days; write the days, such as “7 to 11 December 2026”.`;
  const [times] = twoTimes.exec(text) ?? [];
  if (times !== undefined)
    return ambiguous`"${times}" has two times; write one of them, and the other in the text of the event.`;
  const remedy = `write it like ${example}`;
  const misspelt = guess(text);
  if (misspelt !== null) return unknownWord`${misspelt} Otherwise ${remedy}.`;
  const unknown = unknownWordOf(text);
  if (unknown !== null) return unknownWord`${unknown.phrase} is not known; ${remedy}.`;
  const { rest } = cursor;
  const where = rest === '' || rest === text.trim() ? '' : ` from "${rest}" on`;
  return unknownWord`"${text}" cannot be understood${where}; ${remedy}.`;
}

/** Asks whether the nearest known word is meant by the first unknown one; null when none is near. */
export function guess(text: string): string | null {
  const unknown = unknownWordOf(text);
  const meant = unknown === null ? null : nearestWord(unknown.word);
  return unknown === null || meant === null ? null : `${unknown.phrase} is not known; is “${meant}” meant?`;
}

function unknownWordOf(text: string): { readonly word: string; readonly phrase: string } | null {
  const unknown = tokensOf(text).find(({ kind, text: word }) => kind === 'word' && !knownWords.has(word));
  if (unknown === undefined) return null;
  const typed = text.slice(unknown.from, unknown.to);
  return { word: unknown.text, phrase: typed === text.trim() ? `"${typed}"` : `"${typed}" in "${text}"` };
}

/** The letters that a word has at least of which a slip is recognized. */
const leastGuessed = 5;

/** Of the other words those that names have as well: “House of the Good Shepherd”. */
const inNames = new Set('the of on in and to by all a any whole school end'.split(' '));

/** Words that no place begins with or is called. */
const noNames = new Set(
  'cancelled canceled postponed suspended stopped finished ended ends over none nothing no then also instead'.split(
    ' ',
  ),
);

/**
 * True for what can only be a name, with a capital letter, since none of its words says days or times, or is a slip for such a word:
 * “Upper room”, “Room 3”.
 */
export function isName(text: string): boolean {
  const ofTimes = [weekdayWords, monthWords, ordinals, counts, withoutDates];
  const isOther = (word: string) =>
    noNames.has(word) || (otherWords.split(' ').includes(word) && !inNames.has(word));
  const isOfName = ({ kind, text: word }: Token) =>
    kind === 'word'
      ? !isOther(word) && !ofTimes.some((words) => words.has(word))
      : kind === 'mark' && word !== ':';
  const words = text.replace(/\b(room|hall|studio|suite|unit|raum|saal) \d+$/i, '$1');
  return /^\p{Lu}/u.test(text) && guess(text) === null && tokensOf(words).every(isOfName);
}

/**
 * The known word that differs from a mistyped one in one letter, or in two letters that are swapped; with a capital where it has
 * one. Null when there is none, and for short words, which differ in one letter from too many: "few" is not "Feb".
 */
function nearestWord(word: string): string | null {
  const meant = knownWords.values().find((known) => known.length >= leastGuessed && isOneSlip(word, known));
  if (meant === undefined) return null;
  const isName =
    [monthWords, weekdayWords].some((names) => names.has(meant)) || !otherWords.split(' ').includes(meant);
  const isOrdinal = ordinals.has(meant) || counts.has(meant);
  return isName && !isOrdinal ? capitalized(meant) : meant;
}

/** True when one letter that is added, left out, changed or swapped with the next turns one word into the other. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  if (at < 0) return false;
  const rest = long.slice(at + 1);
  if (short.length < long.length) return rest === short.slice(at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return rest === short.slice(at + 1) || (isSwapped && rest.slice(1) === short.slice(at + 2));
}
