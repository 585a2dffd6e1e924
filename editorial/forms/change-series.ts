import { isoDateInWords, words } from 'schedules-in-words/en-GB';
import { entriesOfType } from '#cms/content-entries.ts';
import type { ShownContent } from '#content-editor';
import type { Entries } from '../check/problems.ts';

/** The fields of an event that a line among its other times can say anew. */
const inLine = ['repeats', 'startTime', 'endTime', 'room', 'place'] as const;

type Values = Parameters<ShownContent['changedFrom']>[0];

/**
 * An event that changes from a date on: its fields stay, so that its past stays, and what is new is a line among its other times,
 * “from 6 January 2027: 8pm to 9.30pm”.
 */
export function changedFrom(
  entries: Entries,
  before: Values,
  values: Values,
  date: string,
): ReturnType<ShownContent['changedFrom']> {
  const textOf = (of: Values, field: string) => String(of[field] ?? '').trim();
  const changed = inLine.filter((field) => textOf(before, field) !== textOf(values, field));
  if (changed.length === 0) return undefined;
  const has = (...fields: readonly (typeof inLine)[number][]) =>
    fields.some((field) => changed.includes(field));
  const place = entriesOfType(entries, 'place').find(({ id }) => id === textOf(values, 'place'));
  const hours = [textOf(values, 'startTime'), textOf(values, 'endTime')].filter((time) => time !== '');
  const said = [
    has('repeats') ? textOf(values, 'repeats') : '',
    has('startTime', 'endTime') ? hours.map(timeInWords).join(' to ') : '',
    has('room') ? capitalized(textOf(values, 'room')) : '',
    has('place') ? (place?.fields.name ?? '') : '',
  ].filter((part) => part !== '');
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? isoDateInWords(date) : date;
  const otherTimes = [values.otherTimes ?? []].flat().map(String);
  return {
    ...(values as Readonly<Record<string, string | undefined>>),
    ...Object.fromEntries(inLine.map((field) => [field, before[field] as string | undefined])),
    otherTimes: [...otherTimes, `from ${day}: ${said.join(', ')}`],
  };
}

/** With a capital letter, by which a place is told from other words. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "8pm", of "20:00" as browsers send it. */
function timeInWords(time: string): string {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? words.dates.time(Temporal.PlainTime.from(time)) : time;
}
