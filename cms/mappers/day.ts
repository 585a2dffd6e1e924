/** The date part of a Date field, `YYYY-MM-DD`, read as it was typed and never moved by a zone. */
export function parseDay(value: string | null | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0];
}
