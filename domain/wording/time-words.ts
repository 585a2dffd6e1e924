/** A time as people say it: "10.30am", "7pm", "noon", "midnight". */
export function timeInWords(time: Temporal.PlainTime): string {
  if (time.minute === 0 && time.hour === 0) return 'midnight';
  if (time.minute === 0 && time.hour === 12) return 'noon';
  const hour = time.hour % 12 === 0 ? 12 : time.hour % 12;
  const minutes = time.minute === 0 ? '' : `.${String(time.minute).padStart(2, '0')}`;
  return `${hour}${minutes}${time.hour < 12 ? 'am' : 'pm'}`;
}

/** "10.30am to noon"; only the start when there is no end. */
export function timesInWords(start: Temporal.PlainTime, end: Temporal.PlainTime | null): string {
  return end === null ? timeInWords(start) : `${timeInWords(start)} to ${timeInWords(end)}`;
}
