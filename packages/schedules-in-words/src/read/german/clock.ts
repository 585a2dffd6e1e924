import { PhraseError } from '../problem.ts';
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
const months = 'Jan|Feb|M(?:ä|ae)r|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez';
/** “Sa 14–18, So 11–17 Uhr”. */
const otherRanges = new RegExp(
  String.raw`(?<![\d.:])${time}\s*(?:[-–—]|bis)\s*${time}(?![\d.:])(?!\s*(?:${months}|Jahre))`,
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
    .replace(/(\d) Uhr ([0-5]\d)(?!\d)/gi, '$1.$2 Uhr')
    .replace(/(?<!\p{L})Mitternacht(?!\p{L})/giu, 'midnight')
    .replace(times, inFigures)
    .replace(timesAfter, inFigures);
  if (hasHours) phrase.replace(otherRanges, inFigures);
  phrase.replace(bare, (...match) => bareTime(match, isTime));
  phrase
    .replace(morning, '$1')
    .replace(lateAfter, (_, start = '', link = '', end = '', part = '') => later(start, link, end, part))
    .replace(
      lateBefore,
      (_, lead = '', ...times) => `${lead}${later(times[0] ?? '', times[1] ?? '', times[2] ?? '', lead)}`,
    );
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
  throw new PhraseError(
    'ambiguous',
    `"${text}" can be a time or a date; write “${hour}:${minute}” or “${hour}.${minute}.”.`,
  );
}

const clock = String.raw`(\d\d:\d\d)(?:(\s*(?:[-–—]|bis)\s*)(\d\d:\d\d))?`;
const morning =
  /(\d\d:\d\d) (?:morgens|früh|vormittags|mittags|am Morgen|am Vormittag|am Mittag)(?!\p{L})/giu;
const lateAfter = new RegExp(
  String.raw`${clock} (abends|nachmittags|am Abend|am Nachmittag)(?!\p{L})`,
  'giu',
);
const lateBefore = new RegExp(
  String.raw`((?:abends?|nachmittags?)(?:\s*[,:]|\s+(?:jeweils|um|von|ab|gegen|ca\.))*\s*)${clock}`,
  'giu',
);

/** “8 Uhr abends” is 20:00. @throws PhraseError for “3 Uhr abends” */
function later(start: string, link: string, end: string, part: string): string {
  const [first, last] = /abend/i.test(part) ? [5, 11] : [1, 7];
  const inPart = (text: string) => {
    const hour = Number(text.slice(0, 2));
    if (text === '' || hour === 0 || hour >= 12) return text;
    if (hour >= first && hour <= last) return `${hour + 12}${text.slice(2)}`;
    throw new PhraseError(
      'ambiguous',
      `"${text.replace(/^0/, '').replace(':00', '')} Uhr" does not go with "${part.trim()}"; write it on the 24-hour clock, such as “8pm”.`,
    );
  };
  return `${inPart(start)}${link}${inPart(end)}`;
}
