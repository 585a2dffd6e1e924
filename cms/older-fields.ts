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
