export const weekdayNames = /* @__PURE__ */ 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
  ' ',
);

export const monthNames =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * "15 November 2026". It does not use `Intl`, which takes longer to initialise in a browser than everything else on a page.
 * @param date `YYYY-MM-DD`; anything after that is ignored
 */
export function isoDateInWords(date: string): string {
  const [year, month = 0, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${monthNames[month - 1] ?? ''} ${year}`;
}
