import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import type { Problem } from '#domain/problem.ts';
import type { Locale } from '#languages/locale.ts';
import { error, warning } from '../problems.ts';

const britishPostcode = /^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$/;

/** Finds a British church of which nobody knows the public holidays, and postcodes that are none there. */
export function britishProblems(
  entries: readonly ContentEntry[],
  { country, nation }: Pick<Locale, 'country' | 'nation'>,
): readonly Problem[] {
  if (country !== 'GB') return [];
  const message =
    'Nobody knows your public holidays, so the site says “unless it is a public holiday” of every office: choose england-wales, scotland or northern-ireland.';
  return [
    ...entriesOfType(entries, 'siteSettings')
      .filter(() => nation === undefined)
      .map((site) => warning(site, 'nation', message)),
    ...entriesOfType(entries, 'place')
      .filter(({ fields: { postcode } }) => postcode !== null && !britishPostcode.test(postcode))
      .map((place) =>
        error(place, 'postcode', 'Write the postcode in capitals with one space, like LS0 4ST.'),
      ),
  ];
}
