export const weekdayNames =
  /* @__PURE__ */ 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' ');

export const monthNames =
  /* @__PURE__ */ 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
    ' ',
  );

/** "15. November 2026". @param date `YYYY-MM-DD`; anything after that is ignored */
export function isoDateInWords(date: string): string {
  const [year, month = 0, day] = date.slice(0, 10).split('-').map(Number);
  return `${day}.\u00a0${monthNames[month - 1] ?? ''} ${year}`;
}
