/** What a content folder with fields of version 0.1 or 0.2 is told about them, as about any other name that is no field. */
const unknownField =
  /(“(?:Event page|Page)”) has no field (“(?:weekdays|monthlyOn|startsAt|endsAt|picture)”)\.[^\n]*/g;

/** A message about a content folder, which for fields that the site no longer reads says how they are rewritten. */
export function withMigration(message: string): string {
  return message.replaceAll(unknownField, '$1 no longer has the field $2; run npm run content:migrate.');
}

/** The values of `repeats` to which an older entry added the days in other fields. The site does not ask Contentful for those. */
export const withoutDay: readonly string[] = ['every week', 'every second week', 'every month'];

export const namesNoDay =
  'names no day; if a field of an older version does (weekdays, monthlyOn), run npm run content:migrate';
