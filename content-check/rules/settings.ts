import type { Space } from 'emulator-for-contentful';
import type { EntryProblem } from '#cms/entry-problem.ts';
import { mapCharity } from '#cms/mappers/church/church.ts';
import { mapAccount } from '#cms/mappers/church/giving.ts';
import { mapLocale, mapOtherLanguages } from '#cms/mappers/church/locale.ts';
import { mapPart } from '#cms/mappers/mapping.ts';
import { error, type FieldFault } from '../finding.ts';
import { localeOfSpace, publishedEntries } from '../published-entries.ts';

const type = 'siteSettings';

const britishPostcode = /^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$/;

/**
 * Finds settings that do not exist, such as a time zone, what the law of charities demands and is not there, an account
 * without a number, and postcodes that are none in the church's country.
 */
export function settingsFaults(space: Space): readonly FieldFault[] {
  const isBritish = localeOfSpace(space).country === 'GB';
  const postcodes = publishedEntries(space, 'place').filter((place) => {
    const postcode = place.text('postcode');
    return isBritish && postcode !== null && !britishPostcode.test(postcode);
  });
  const settings = publishedEntries(space, type).flatMap(({ id, values }) => {
    const problems: EntryProblem[] = [];
    const report = (problem: EntryProblem) => void problems.push(problem);
    const { language } = mapLocale({ items: [values] }, { report });
    mapOtherLanguages({ items: [values] }, language, { report });
    mapPart(type, () => mapCharity(values), undefined, report);
    return problems.map(({ field, expected }) => error({ type, id }, field, `It ${expected}.`));
  });
  const accounts = publishedEntries(space, 'giving').flatMap((giving) => {
    const problems: EntryProblem[] = [];
    mapPart(
      'giving',
      () => mapAccount(giving.values),
      undefined,
      (problem) => problems.push(problem),
    );
    return problems.map(({ field, expected }) => error(giving, field, `It ${expected}.`));
  });
  return [
    ...settings,
    ...accounts,
    ...postcodes.map((place) =>
      error(place, 'postcode', 'Write the postcode in capitals with one space, like LS0 4ST.'),
    ),
  ];
}
