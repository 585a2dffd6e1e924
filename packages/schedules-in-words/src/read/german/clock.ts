import { ambiguous } from '../problem.ts';
import type { Rewriting } from './rewriting.ts';

const time = String.raw`(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?`;
/** Before a comma “10.30” is a time, but “13.12” can be a date. */
const timeBeforeComma = String.raw`(?:[01]?\d|2[0-4])(?:\.(?:00|1[3-9]|[2-5]\d)|:[0-5]\d)?`;
const hours = String.raw`\s*(?:Uhr|h)(?!\p{L})`;
const link = String.raw`(?:${hours})?\s*(?:[-–—/&+]|bis|und|sowie|oder)\s*(?:(?:von|um|ab|ca\.?|etwa|gegen|jeweils)\s+)*`;
/** “9–12 und 14.30 bis 16 Uhr”: the word is said once, of all times before it. */
const times = new RegExp(
  String.raw`(?<![\d.:])(?:${timeBeforeComma}\s*,\s*)*${time}(?:${link}${time})*${hours}`,
  'giu',
);
/** The same where the word stands before the last time: “von 9 Uhr bis 12”. */
const timesAfter = new RegExp(String.raw`(?<=\d\d:\d\d\s*(?:bis|[-–—])\s*)${time}(?![\d.:])`, 'giu');
/** What numbers before it are no hours of. */
const counted =
  'Jan|Feb|M(?:ä|ae)r|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jahre|Mon|Die|Mit|Don|Fre|Sam|Son|Woch|Tag';
/** “Sa 14–18, So 11–17 Uhr”. */
const otherRanges = new RegExp(
  String.raw`(?<![\d.:])${time}\s*(?:[-–—]|bis)\s*${time}(?![\d.:])(?!\s*(?:${counted}))`,
  'giu',
);

const numbers = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const number = numbers.join('|');

/** Rewrites the times of the 24-hour clock: “8 Uhr” as “08:00”, “9–12.30 Uhr” as “09:00–12:30”. @param isTime true in a field for a time */
export function rewriteTimes(phrase: Rewriting, isTime: boolean): void {
  const hasHours = /\d\s*Uhr/i.test(phrase.text);
  phrase
    .replace(new RegExp(String.raw`(?<!\p{L})(${number})(?=\s+Uhr)`, 'giu'), (word = '') => hourOf(word))
    .replace(
      new RegExp(String.raw`(?<!\p{L})halb (\d{1,2}|${number})(?![\p{L}\d])`, 'giu'),
      (_, hour = '') => `half past ${Number(hourOf(hour)) - 1 || 12}`,
    )
    .replace(
      /(?<!\p{L})viertel (nach|vor)(?= \d)/giu,
      (_, side) => `quarter ${side === 'vor' ? 'to' : 'past'}`,
    )
    .replace(/(\d) Uhr ([0-5]\d)(?![\d.:]|-)/gi, '$1.$2 Uhr')
    .replace(/(?<!\p{L})Mitternacht(?!\p{L})/giu, 'midnight')
    .replace(times, inFigures)
    .replace(timesAfter, inFigures);
  if (hasHours) phrase.replace(otherRanges, inFigures);
  phrase.replace(bare, (...match) => bareTime(match, isTime));
  phrase
    .replace(partAfter, (_, start = '', link = '', end = '', part = '') =>
      inPartOfDay(start, link, end, part),
    )
    .replace(
      partBefore,
      (_, part = '', marks = '', ...[start = '', link = '', end = '']) =>
        `${part}${marks}${inPartOfDay(start, link, end, part)}`,
    )
    .replace(partAlone, '');
}

function hourOf(word: string): string {
  const at = numbers.indexOf(word.toLowerCase());
  return at < 0 ? word : String(at);
}

function inFigures(text = ''): string {
  return text
    .replaceAll(
      /(\d{1,2})(?:[.:](\d\d))?/g,
      (_, hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`,
    )
    .replaceAll(new RegExp(hours, 'giu'), '');
}

/** Figures without “Uhr”, with what stands before them. */
const bare =
  /(?<![\d.:/])((?:um|gegen|etwa|ca\.?)\s+)?(\d{1,2})([.:])([0-5]\d)(?!\d|[.:]\d|\.? ?\d{4}| ?[ap]\.?m)(\.?)(?!\p{L})/giu;

/** “19.30” is a time, “24.12.” a date, and “10.12” can be either. @throws PhraseError */
function bareTime(
  [text = '', lead = '', hour = '', mark, minute = '', dot = '']: string[],
  isTime: boolean,
): string {
  const figures = `${lead}${hour.padStart(2, '0')}:${minute}${dot}`;
  if (mark === ':' || minute === '00' || Number(minute) > 12 || isTime || lead !== '') return figures;
  if (dot !== '' || Number(hour) > 23) return `${hour}.${minute}.`;
  throw ambiguous`"${text}" can be a time or a date; write “${hour}:${minute}” or “${hour}.${minute}.”.`;
}

const clock = String.raw`(\d\d:\d\d)(?:(\s*(?:[-–—]|bis)\s*)(\d\d:\d\d))?`;
const partsOfDay = 'morgens|früh|vormittags|mittags|nachmittags|abends';
const partOfDay = '(?:Morgen|Vormittag|Mittag|Nachmittag|Abend)';
const partAfter = new RegExp(String.raw`${clock} (${partsOfDay}|am ${partOfDay})(?!\p{L})`, 'giu');
/** “sonnabends” are Saturdays, and no evening. */
const partBefore = new RegExp(
  String.raw`((?<!sonn)(?:${partsOfDay})|(?:(?<=tag|woch|sonnabend) ?|am )${partOfDay})((?:\s*[,:]|\s+(?:jeweils|um|von|ab|gegen|ca\.))*\s*)${clock}`,
  'giu',
);
/** A part of the day that stands by itself, and says nothing more than the time after it. */
const partAlone = new RegExp(
  String.raw`(?<!\p{L})(?:${partsOfDay})(?=(?:\s*[,:]|\s+(?:jeweils|um|von|ab|gegen|ca\.))*\s*\d\d:\d\d)`,
  'giu',
);

/** The hours of the clock that are said with a part of the day, and are twelve more. */
const hoursOfPart: readonly (readonly [part: RegExp, first: number, last: number])[] = [
  [/(?<!vor)mittag/i, 1, 7],
  [/abend/i, 5, 11],
];

/** “8 Uhr abends” is 20:00. @throws PhraseError for “3 Uhr abends” and “14 Uhr morgens” */
function inPartOfDay(start: string, link: string, end: string, part: string): string {
  const [, first, last] = hoursOfPart.find(([name]) => name.test(part)) ?? [];
  const inPart = (text: string) => {
    const hour = Number(text.slice(0, 2));
    const isMorning = first === undefined || last === undefined;
    if (text === '' || hour === 0 || (isMorning ? hour <= 14 : hour >= first + 10)) return text;
    if (!isMorning && hour >= first && hour <= last) return `${hour + 12}${text.slice(2)}`;
    throw ambiguous`"${text.replace(/^0/, '').replace(':00', '')} Uhr" does not go with "${part.trim()}"; write it on the 24-hour clock, such as “8pm”.`;
  };
  return `${inPart(start)}${link}${inPart(end)}`;
}
