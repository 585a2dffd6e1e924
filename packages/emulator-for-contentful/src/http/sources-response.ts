import type { LiveContent } from '../content/live-content.ts';

/** The files of the content and their faults; file names begin with the name of the content folder. */
export type Sources = Pick<LiveContent, 'faulty' | 'readWhole' | 'sourceOf'>;

/**
 * Responds to `/problems` and `/sources/{entryId}?field={fieldId}&locale={code}`.
 * @returns undefined for any other path, and for an entry without a file
 */
export function sourcesResponse(path: readonly string[], url: URL, sources: Sources): Response | undefined {
  const [first, id, ...more] = path;
  const json = (value: unknown) => Response.json(value, { headers: { 'cache-control': 'no-store' } });
  if (first === 'problems' && id === undefined)
    return json({ problems: sources.faulty(), readWhole: sources.readWhole() });
  if (first !== 'sources' || id === undefined || more.length > 0) return undefined;
  const { searchParams } = url;
  const place = sources.sourceOf(
    id,
    searchParams.get('field') ?? '',
    searchParams.get('locale') ?? undefined,
  );
  return place && json(place);
}
