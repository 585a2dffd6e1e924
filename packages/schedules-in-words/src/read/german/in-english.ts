import { monthName, numeral } from '../../words/en-GB/dates.ts';
import { ambiguous } from '../problem.ts';
import { rewriteTimes } from './clock.ts';
import { Rewriting } from './rewriting.ts';
import { rulesOf, vocabulary } from './vocabulary.ts';

const [begin, end] = [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
const arrangement = `(?:Vereinbarung|Absprache|Anfrage|Wunsch|Terminvereinbarung|Terminabsprache)${end}`;

/** Phrases that say no days. */
const wholePhrases = rulesOf(String.raw`
^(?:Termine? |nur )?(?:nach|auf) (?:vorheriger )?(?:telefonischer |tel\. ?)${arrangement} = by arrangement (telefonisch)
^(?:Termine? |nur )?(?:nach|auf) (?:vorheriger )?${arrangement} = by arrangement
^(?:nur )?(?:einmal|einmalig)\.?$ = once
^(?:nur )?(?:an (?:den )?(?:folgenden|diesen|genannten|einzelnen) (?:Terminen|Tagen)|einzelne Termine|Termine siehe unten)[.:]?$ = on these dates
`);

/** Fields of which the text after a colon is a reason, and remains as it is. */
const withReason = new Set(['leftOut', 'holidays']);

/** “bis Ostern” and the like are up to the first of the days, and “Ostern bis Erntedank” from it on. */
const notAtAnEnd = `(?<!(?:bis|nach|vor|ab|seit|von|zwischen.*)(?: zu| und)? |[-–] ?)${begin}`;
const notABeginning = String.raw`(?!\p{L}|\s*(?:[-–]|bis))`;

/** Words that say two things in German, with what to write for each. */
const unclear = rulesOf(String.raw`
${begin}(?:werktags|Werktage?n?|wochentags|Wochentage?n?(?! \(Montag bis Freitag\)))${end} = can be with Saturdays or without; write “Monday to Friday” or “Monday to Saturday”
${notAtAnEnd}Ostern${notABeginning} = can be one day or both; write “Easter Day” or “Easter Monday”
${notAtAnEnd}Pfingsten${notABeginning} = can be one day or both; write “Pentecost” or “Whit Monday”
${notAtAnEnd}Weihnachten${notABeginning} = can be one day or both; write “Christmas Day” or “Boxing Day”
(?<=\S\s*)(?:,|und|sowie|oder) (?:auch )?nach (?:telefonischer )?(?:Vereinbarung|Absprache)${end} = says no days; leave it out here, and write it in the text of the event
${begin}(?:un)?geraden? (?:Kalenderwochen?|Wochen?|KW|Monate?n?)${end} = is counted anew each year; write “fortnightly on Tuesdays”, and the first date
`);

const aDay = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/**
 * Says a German phrase in the English words that the reader knows: “jeden 2. Dienstag im Monat um 19.30 Uhr” as “every 2nd Tuesday of the
 * month at 19:30”. Words that it does not know stay as they are.
 * @param field in which it stands: in one for a time “8.10” is no date, and what follows the colon of a reason is not read
 * @throws PhraseError for what can be read in two ways in German only
 */
export function inEnglish(text: string, field: string): Rewriting {
  const whole = new Rewriting(text);
  if (/^by (?:arrangement|appointment|request)\b/i.test(text)) return whole;
  for (const [pattern, words] of wholePhrases) whole.replace(pattern, words);
  if (whole.text !== text) return whole;
  const colon = withReason.has(field) ? /:(?!\d)/.exec(text)?.index : undefined;
  const phrase = new Rewriting(text, colon);
  refuseUnclear(phrase.text);
  rewriteTimes(phrase, /time$/i.test(field));
  rewriteDates(phrase);
  for (const [pattern, words] of vocabulary) phrase.replace(pattern, words);
  // "Friday, 4th to Sunday, 6th December": the commas belong to the dates.
  phrase.replace(
    new RegExp(
      `(${aDay}), (\\d{1,2}(?:st|nd|rd|th)?(?: [A-Z]\\p{L}+)?(?: \\d{4})?) (to|and|[-–]) (${aDay}), (?=\\d)`,
      'gu',
    ),
    '$1 $2 $3 $4 ',
  );
  // "Wednesday 19:30 (fortnightly)".
  phrase.replace(/^(?!.*every)(.*\d\d:\d\d)[ ,(]+(fortnightly|every \w+ weeks?)\)?\.?$/gi, '$2 $1');
  // "from 6 January to 10 February 2027 every Wednesday".
  if (field !== 'otherTimes')
    phrase.replace(/^(from .*? \d{4}),? (?=every|on|fortnightly|daily|\p{L}+days)(.*?)\.?$/gu, '$2, $1');
  phrase.replace(/\s+/g, ' ').replace(/^ | $| (?=[,;.:)])|(?<=\() /g, '');
  return colon === undefined ? phrase : phrase.withRest(colon);
}

function refuseUnclear(text: string): void {
  for (const [pattern, remedy] of unclear) {
    const [found] = text.match(pattern) ?? [];
    if (found !== undefined) throw ambiguous`"${found}" ${remedy}.`;
  }
}

/** “06.01.2027” as “6 January 2027”, “24.12.” as “24 December”, “2.” as “2nd”, “Mittwoch, den 6.” as “Mittwoch, 6th”. */
function rewriteDates(phrase: Rewriting): void {
  const dayAndMonth = (text: string, day: string, month: string) => {
    const name = monthName(Number(month));
    return name === '' ? text : `${Number(day)} ${name}`;
  };
  phrase
    .replace(
      /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}(?!\d)|\d\d(?![\d:]))/g,
      (text = '', day = '', month = '', year = '') => {
        const date = dayAndMonth(text, day, month);
        return date === text ? text : `${date} ${year.length === 2 ? `20${year}` : year}`;
      },
    )
    .replace(/(?<![\d.:])(\d{1,2})\.(\d{1,2})\.(?!\d)/g, (text = '', day = '', month = '') =>
      dayAndMonth(text, day, month),
    )
    .replace(
      /(?<![\d:.])(\d{1,2})\.(?!\d)(?=(\p{L})?)/gu,
      (_, day, letter) =>
        // "31.Oktober"
        `${numeral(Number(day))}${letter === '' ? '' : ' '}`,
    )
    .replace(/(?<=(?:tag|woch|abend)|(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?),? de[nm] (?=\d)/giu, ', ');
}
