import type { Space } from 'emulator-for-contentful';
import { languageOf } from '#languages/language.ts';
import {
  impressumProblems,
  missingHelp,
  missingSettings,
  placeholderAccount,
  placeholdersOnSafeguarding,
} from '#server/refuse-unsafe-content.ts';
import { draftOfService, olderFieldProblems, publishedMilestones } from './beyond-queries.ts';
import {
  eventKindProblems,
  eventProblems,
  formerSlugProblems,
  relativeDayProblems,
  termsEndProblems,
} from './events/event-rules.ts';
import type { Entries, Problems } from './problems.ts';
import { keyOf, type ReadSite } from './read-site.ts';
import { addressProblems, oldAddressProblems } from './rules/addresses.ts';
import { britishProblems, locationProblems, telephoneProblems } from './rules/by-country.ts';
import { pairsOfDaysProblems, reviewDateProblems } from './rules/days.ts';
import { demoLeftovers } from './rules/demo-leftovers.ts';
import { unshownLocales, untranslatedEntries } from './rules/languages.ts';
import { halfLinkProblems, linkProblems } from './rules/links.ts';
import { missingFacts, placeHoursProblems } from './rules/missing-facts.ts';
import { pictureProblems } from './rules/pictures.ts';
import { alwaysShownProblems, missingOnSafeguarding, safeguardingProblems } from './rules/safeguarding.ts';
import { missingPages, unlinkedEntries } from './rules/unlinked-entries.ts';

/** What visitors see now, with what mapping reported. */
export const mappedNow = ({ spans: [{ content }], problems }: ReadSite) => ({ content, problems });

/** What is wrong with what there is. @param theirs the demonstration's entries, for a public site */
export function presentProblems(site: ReadSite, isPublic: boolean, theirs: Entries | undefined): Problems {
  const { spans, entries } = site;
  const [{ from: now, content }] = spans;
  const { locale } = content;
  const today = now.toZonedDateTimeISO(locale.zone).toPlainDate();
  const inWords = (words: Entries) => [
    ...(theirs ? demoLeftovers(words, theirs) : []),
    ...linkProblems(words, entries, content),
    ...halfLinkProblems(entries),
    ...pictureProblems(words),
    ...relativeDayProblems(words),
  ];
  const inFirst = inWords(entries);
  const known = new Set(inFirst.map(keyOf));
  const inTranslations = [...site.translations].flatMap(([locale, words]) =>
    inWords(words)
      .filter((problem) => !known.has(keyOf(problem)))
      .map((problem) => ({ ...problem, locale })),
  );
  return [
    ...placeholderProblems(site, isPublic),
    ...inFirst,
    ...britishProblems(entries, locale),
    ...safeguardingProblems(entries, locale),
    ...reviewDateProblems(entries, today, locale.country),
    ...pairsOfDaysProblems(entries),
    ...telephoneProblems(entries, locale.country),
    ...placeHoursProblems(entries, locale),
    ...locationProblems(entries),
    ...eventProblems(spans),
    ...addressProblems(entries),
    ...oldAddressProblems(entries),
    ...formerSlugProblems(entries),
    ...termsEndProblems(content.events, entries, today),
    ...inTranslations,
  ];
}

/** What must not be on a public site; otherwise one warning names all invented numbers. */
function placeholderProblems(site: ReadSite, isPublic: boolean): Problems {
  const found = placeholdersOnSafeguarding(mappedNow(site));
  const [first] = found;
  if (isPublic) return [...found, ...placeholderAccount(mappedNow(site))];
  if (first === undefined) return [];
  const ids = [...new Set(found.map(({ entry }) => entry.split(' ')[1]))].join(', ');
  const sentence = `Numbers and addresses on the Safeguarding page are invented and reach nobody (in ${ids}). Write those of your own church, your authorities and your denomination: with a public address (SITE_URL) the site does not start while one is left.`;
  return [{ ...first, severity: 'warning', near: undefined, sentence }];
}

/** What is missing. */
export function missingProblems(site: ReadSite, space: Space, isPublic: boolean): Problems {
  const { entries, spans } = site;
  const [{ content }] = spans;
  const shown = new Set(content.otherLanguages.map(({ locale }) => locale.language));
  const isShown = ({ code }: Space['locales'][number]) =>
    site.translations.has(code) && shown.has(languageOf(code) ?? content.locale.language);
  const severity = isPublic ? 'error' : 'warning';
  return [
    ...missingSettings(mappedNow(site)),
    ...missingHelp(mappedNow(site)),
    ...impressumProblems(mappedNow(site)).map((each) => ({ ...each, severity }) as const),
    ...missingOnSafeguarding(entries, content.locale),
    ...missingFacts(entries, draftOfService(space)),
    ...missingPages(entries),
    ...unlinkedEntries(entries, publishedMilestones(space)),
    ...eventKindProblems(entries),
    ...alwaysShownProblems(entries),
    ...unshownLocales(entries, space.locales),
    ...space.locales.filter(isShown).flatMap((locale) => untranslatedEntries(space, locale)),
    ...olderFieldProblems(space),
  ];
}
