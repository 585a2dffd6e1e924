import type { Space } from 'emulator-for-contentful';
import type { EntryProblem } from '#cms/entry-problem.ts';
import { lastGoodFrom } from '#cms/keep-last-good.ts';
import { mapCharity } from '#cms/mappers/church/church.ts';
import { mapAccount } from '#cms/mappers/church/giving.ts';
import { mapLocale, mapOtherLanguages } from '#cms/mappers/church/locale.ts';
import { mapPalettes } from '#cms/mappers/church/palettes.ts';
import { mapWelcomes } from '#cms/mappers/church/short-texts.ts';
import { mapPart, noTargets } from '#cms/mappers/mapping.ts';
import { error, type FieldFault, warning } from '../finding.ts';
import { localeOfSpace, type PublishedEntry, publishedEntries } from '../published-entries.ts';

const britishPostcode = /^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$/;

/**
 * Finds settings that do not exist, such as a time zone, what the law of charities demands and is not there, an account
 * without a number, welcomes that are not shown, and postcodes that are none in the church's country; warns where the public
 * holidays are not known.
 */
export function settingsFaults(space: Space): readonly FieldFault[] {
  const { country, nation } = localeOfSpace(space);
  const isBritish = country === 'GB';
  const postcodes = publishedEntries(space, 'place').filter((place) => {
    const postcode = place.text('postcode');
    return isBritish && postcode !== null && !britishPostcode.test(postcode);
  });
  const settings = publishedEntries(space, 'siteSettings').flatMap((site) =>
    faultsOf(site, (report) => {
      const { language } = mapLocale({ items: [site.values] }, { report });
      mapOtherLanguages({ items: [site.values] }, language, { report });
      mapPalettes({ items: [site.values] }, { report });
      mapPart(site.type, () => mapCharity(site.values), undefined, report);
    }),
  );
  const nationless = isBritish && nation === undefined ? publishedEntries(space, 'siteSettings') : [];
  const accounts = publishedEntries(space, 'giving').flatMap((giving) =>
    faultsOf(giving, (report) => mapPart(giving.type, () => mapAccount(giving.values), undefined, report)),
  );
  return [
    ...settings,
    ...nationless.map((site) =>
      warning(
        site,
        'nation',
        'Nobody knows your public holidays, so the site says “unless it is a public holiday” of every office: choose england-wales, scotland or northern-ireland.',
      ),
    ),
    ...accounts,
    ...welcomeFaults(space),
    ...postcodes.map((place) =>
      error(place, 'postcode', 'Write the postcode in capitals with one space, like LS0 4ST.'),
    ),
  ];
}

/** Welcomes in a language that there is not, and those for which Home has no space. */
function welcomeFaults(space: Space): readonly FieldFault[] {
  const inOrder = publishedEntries(space, 'welcome').toSorted(
    (one, other) => Number(one.values.order) - Number(other.values.order) || (one.id < other.id ? -1 : 1),
  );
  const items = inOrder.map((entry) => ({
    ...{ sys: { id: entry.id }, language: entry.text('language'), sentence: entry.text('sentence') },
    ...{ showFrom: null, showUntil: null },
  }));
  const faults: FieldFault[] = [];
  const report = ({ entry, field, sentence }: EntryProblem) =>
    void faults.push(error({ type: 'welcome', id: entry.replace('welcome ', '') }, field, sentence));
  mapWelcomes(
    { items },
    {
      ...{ report, isShown: () => true, sources: new WeakMap(), lastGood: lastGoodFrom() },
      ...{ targets: noTargets, locale: localeOfSpace(space) },
    },
  );
  return faults;
}

/** What the site reports when it maps an entry. */
function faultsOf(
  entry: PublishedEntry,
  map: (report: (problem: EntryProblem) => void) => void,
): readonly FieldFault[] {
  const problems: EntryProblem[] = [];
  map((problem) => problems.push(problem));
  return problems.map(({ field, sentence }) => error(entry, field, sentence));
}
