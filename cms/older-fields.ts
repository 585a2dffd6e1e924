/** The fields of events and pages in versions 0.1 and 0.2 that the site no longer reads. `npm run content:migrate` rewrites them. */
export const olderFields = ['weekdays', 'monthlyOn', 'startsAt', 'endsAt', 'picture'] as const;

const unknownField = new RegExp(
  `(“(?:Event page|Page)”) has no field (“(?:${olderFields.join('|')})”)\\.[^\\n]*`,
  'g',
);

/** A message about a content folder, which for fields that the site no longer reads says how they are rewritten. */
export function withMigration(message: string): string {
  return message.replaceAll(unknownField, '$1 no longer has the field $2; run npm run content:migrate.');
}

/** The values of `repeats` to which an older entry added the days in other fields. The site does not ask Contentful for those. */
export const withoutDay: readonly string[] = ['every week', 'every second week', 'every month'];

export const namesNoDay =
  'names no day; if a field of an older version does (weekdays, monthlyOn), run npm run content:migrate';
