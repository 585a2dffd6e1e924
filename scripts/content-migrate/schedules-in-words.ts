import { lineOfField } from 'emulator-for-contentful/folder';
import { daysInWords } from '#domain/languages/en-GB/days.ts';
import { defaultLocaleSettings } from '#domain/languages/locale-settings.ts';
import { parseSchedule } from '#domain/schedule/parse/parse-schedule.ts';
import { type RawSchedule, textOf } from '#domain/schedule/parse/raw-schedule.ts';

/** Values of `repeats` that need another field to say on which days. */
const needDays = ['every week', 'every second week', 'every month'];

/** The other fields. */
const dayFields = ['weekdays', 'monthlyOn'] as const;

/** How often an event of an older entry happens, in words that say the days too; undefined for an entry that has such words already. */
export function repeatsInWords(raw: RawSchedule): string | undefined {
  if (!needDays.includes(textOf(raw.repeats) ?? '')) return undefined;
  const today = Temporal.Now.plainDateISO();
  const wordsOf = (each: RawSchedule) => {
    const days = parseSchedule(each, [], defaultLocaleSettings.zone).schedule?.parts[0].days;
    return days && daysInWords(days, today);
  };
  const words = wordsOf({ ...raw, termTimeOnly: false, leftOut: [] });
  if (words === undefined) return undefined;
  const again = wordsOf({
    repeats: words,
    firstDate: raw.firstDate,
    lastDate: raw.lastDate,
    startsAt: raw.startsAt,
  });
  return again === words ? words : undefined;
}

/** The text of an entry's file with how often it happens in words. Every other line stays as it is. */
export function withRepeats(file: string, words: string): string {
  const lines = file.split('\n');
  lines[lineOfField(file, 'repeats') - 1] = `repeats: ${words}`;
  for (const field of dayFields) {
    const start = lines.findIndex((line) => line.startsWith(`${field}:`));
    if (start === -1) continue;
    const length = lines.slice(start + 1).findIndex((line) => !/^(\s|- |$)/.test(line)) + 1;
    lines.splice(start, length);
  }
  return lines.join('\n');
}
