import type { FaultyFile } from '../text/problem.ts';

/** The files that content comes from, for its editors; names start with that of the content folder. */
export type Sources = {
  readonly faulty: () => readonly FaultyFile[];
  /** Where a field of an entry is written; undefined for an entry that has no file of its own. */
  readonly placeOf: (
    id: string,
    field: string,
  ) => { readonly file: string; readonly line: number } | undefined;
};

/**
 * Answers what `/problems` and `/sources/{entryId}?field={fieldId}` ask.
 * @returns undefined for any other path, and for an entry without a file
 */
export function sourcesResponse(path: readonly string[], url: URL, sources: Sources): Response | undefined {
  const [first, id, ...more] = path;
  if (first === 'problems' && id === undefined) return json({ problems: sources.faulty() });
  if (first !== 'sources' || id === undefined || more.length > 0) return undefined;
  const place = sources.placeOf(id, url.searchParams.get('field') ?? '');
  return place && json(place);
}

function json(value: unknown): Response {
  return Response.json(value, { headers: { 'cache-control': 'no-store' } });
}
