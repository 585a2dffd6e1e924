import type { FetchedResults, QueryResults, StoredResults, Translation } from '../fetch-content.ts';
import { validateTranslation } from '../validate-results.ts';

/** Results, perhaps with earlier words of some languages. */
interface CarriedOverTranslations {
  readonly results: QueryResults;
  /** For each language with an incomplete translation its locale and a sentence that says why. */
  readonly faults: readonly { readonly locale: string; readonly reason: string }[];
}

/**
 * Replaces the translations that are incomplete or could not be fetched by the last good ones. Without one a language has the words of the first.
 * @param fresh the new results of the content service, plausible in the first language
 * @param lastGood the results of the current snapshot; undefined at the first start
 */
export function carryOverTranslations(
  fresh: FetchedResults,
  lastGood: StoredResults | undefined,
  source: 'service' | 'file',
): CarriedOverTranslations {
  const { translations } = fresh;
  const faults: { locale: string; reason: string }[] = [];
  const carried = Object.entries(translations ?? {}).flatMap(([locale, translation]) => {
    const reason = faultOf(translation, source);
    if (reason === undefined) return [[locale, translation as Translation | null] as const];
    faults.push({ locale, reason });
    const last = lastGood?.translations?.[locale];
    return last ? [[locale, last as Translation] as const] : [];
  });
  if (faults.length === 0) return { results: fresh as QueryResults, faults };
  return { results: { ...fresh, translations: Object.fromEntries(carried) }, faults };
}

function faultOf(
  translation: NonNullable<FetchedResults['translations']>[string] | undefined,
  source: 'service' | 'file',
): string | undefined {
  if (translation && 'failed' in translation) return translation.failed;
  return translation === null ? undefined : validateTranslation(translation, source);
}
