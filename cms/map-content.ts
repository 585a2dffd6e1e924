import { emptyPages } from '#domain/navigation/menu-pages.ts';
import { isPageSlug, pagePath } from '#domain/page/page.ts';
import { pageBySlug } from '#domain/page/page-names.ts';
import { eventPath, type Path } from '#domain/page/route-pattern.ts';
import { primarySubtag } from '#languages/language.ts';
import { wordsIn } from '#languages/words.ts';
import { EntryProblem, type OnEntryProblem } from './entry-problem.ts';
import type { StoredResults } from './fetch-content.ts';
import { type ChurchFallback, mapChurch } from './mappers/church/church.ts';
import { mapWaysToGive } from './mappers/church/giving.ts';
import { mapLocale, mapOtherLanguages, type OtherLanguage } from './mappers/church/locale.ts';
import { mapNotices } from './mappers/church/notices.ts';
import { mapPalettes } from './mappers/church/palettes.ts';
import { mapPeople } from './mappers/church/people.ts';
import { mapPlaces } from './mappers/church/places.ts';
import { mapProjects } from './mappers/church/project.ts';
import { mapQuestions } from './mappers/church/questions.ts';
import { mapRooms } from './mappers/church/rooms.ts';
import { mapSafeguarding } from './mappers/church/safeguarding.ts';
import { mapWelcomes } from './mappers/church/welcomes.ts';
import { mapEventKinds, mapOtherwise } from './mappers/event/event-kinds.ts';
import { mapEvents } from './mappers/event/events.ts';
import { entriesOf, type Mapping, nameOf, noTargets } from './mappers/mapping.ts';
import { mapNavigation } from './mappers/page/navigation.ts';
import { mapPages } from './mappers/page/pages.ts';
import { mapPictures } from './mappers/page/pictures.ts';
import { mapShortLinks } from './mappers/page/short-links.ts';
import { shownEntries } from './results/shown-entries.ts';
import { translateResults } from './results/translate-results.ts';
import type { SiteContent } from './site-content.ts';

/** The content, and the problems of its entries, each once. */
export interface MappedContent {
  readonly content: SiteContent;
  readonly problems: readonly EntryProblem[];
}

/** The paths of all pages and events by the id of their entry, since rich text refers to ids. */
function pathsOf({ AllEvents, AllPages }: StoredResults): ReadonlyMap<string, Path> {
  const events = entriesOf(AllEvents?.eventPageCollection).map(
    ({ sys, slug }) => [sys?.id, slug ? eventPath(slug) : undefined] as const,
  );
  const pages = entriesOf(AllPages?.pageCollection).map(
    ({ sys, slug }) => [sys?.id, slug && isPageSlug(slug) ? pagePath(slug) : undefined] as const,
  );
  return new Map([...events, ...pages].flatMap(([id, path]) => (path === undefined ? [] : [[id, path]])));
}

/** How entries of one language are mapped. */
interface LanguageMapping extends Pick<Mapping, 'locale' | 'report'> {
  readonly fallback: ChurchFallback;
  readonly validUntil: SiteContent['validUntil'];
}

function mapLanguage(
  { AppPreRender: menu, AllEvents: events, ChurchFacts: facts, AllPages: pages }: StoredResults,
  pathsById: ReadonlyMap<string, Path>,
  { locale, report, fallback, validUntil }: LanguageMapping,
): SiteContent {
  const { stored, byEntry: pictureEntries } = mapPictures(pages ?? {}, { report });
  const pictures = new Map([...stored].map(([id, { picture }]) => [id, picture]));
  const pictured: Mapping = {
    targets: { ...noTargets, paths: pathsById, pictures, pictureEntries },
    locale,
    report,
  };
  const places = mapPlaces(facts?.placeCollection, pictured);
  const people = mapPeople(facts?.roleCollection, pictured);
  const eventKinds = mapEventKinds(facts?.eventKindCollection, pictured);
  const mapping: Mapping = {
    ...pictured,
    targets: {
      ...pictured.targets,
      people,
      kinds: new Map(eventKinds.map((kind) => [kind.slug, kind])),
      places: new Map(places.map(({ map, pictures: _, ...place }) => [place.id, place])),
    },
  };
  const { inMenu, ...ownPages } = mapPages(pages?.pageCollection, mapping);
  const church = mapChurch(facts?.siteSettingsCollection, fallback, mapping);
  const allEvents = mapEvents(events ?? {}, mapping);
  const empty = emptyPages({ events: allEvents, church, people: [...people.values()] });
  const hasText = (slug: string) => (pageBySlug(ownPages, slug)?.body.length ?? 0) > 0;
  const shown = inMenu.filter(({ slug }) => !empty.has(slug) || hasText(slug));
  return {
    navigation: mapNavigation(menu ?? {}, shown, mapping),
    locale,
    church,
    palettes: mapPalettes(facts?.siteSettingsCollection, mapping),
    events: allEvents,
    eventKinds,
    otherwise: mapOtherwise(facts?.eventKindCollection, mapping),
    welcomes: mapWelcomes(facts?.welcomeCollection, mapping),
    ...ownPages,
    places,
    people: [...people.values()],
    questions: mapQuestions(facts?.questionCollection, mapping),
    rooms: mapRooms(facts?.roomCollection, mapping),
    project: mapProjects(facts?.projectCollection, mapping)[0],
    giving: mapWaysToGive(facts?.givingCollection, mapping)[0],
    safeguarding: mapSafeguarding(facts ?? {}, mapping),
    notices: mapNotices(facts?.noticeCollection, mapping),
    shortLinks: mapShortLinks(pages?.shortLinkCollection, mapping),
    pictures: stored,
    validUntil,
    otherLanguages: [],
  };
}

/** The further languages that the settings name and the space has. */
function otherLanguagesOf(
  { ChurchFacts: facts, translations = {} }: StoredResults,
  { locale, report }: Pick<Mapping, 'locale' | 'report'>,
): readonly OtherLanguage[] {
  const [settings = {}] = entriesOf(facts?.siteSettingsCollection);
  const named = mapOtherLanguages(facts?.siteSettingsCollection, locale.language, { report });
  return named.filter((other) => {
    const isThere = translations[other.locale] !== null;
    if (!isThere) {
      const expected = `must not have “${other.locale}”, which is no locale of the space: add it there first`;
      report(new EntryProblem(nameOf('siteSettings', settings), 'otherLanguages', expected, 'served'));
    }
    return isThere;
  });
}

/** The results without pages whose address is that of a further language. */
function withoutPagesAtPrefixes(
  results: StoredResults,
  languages: readonly OtherLanguage[],
  report: OnEntryProblem,
): StoredResults {
  const list = results.AllPages?.pageCollection;
  if (!list || languages.length === 0) return results;
  const prefixes = new Set(languages.map(({ language }) => primarySubtag(language)));
  const items = list.items.filter((page) => {
    const slug = page?.slug ?? '';
    if (!prefixes.has(slug)) return true;
    const expected = `must not be “${slug}”, the address of the pages in that language: choose another`;
    report(new EntryProblem(nameOf('page', page ?? {}), 'slug', expected));
    return false;
  });
  return { ...results, AllPages: { ...results.AllPages, pageCollection: { ...list, items } } };
}

/**
 * Maps results to content. An entry with a fault is left out, or mapped without the faulty part, and reported; it affects no other
 * entry. Missing lists and fields count as empty, since an earlier release may have stored the results.
 * @param now the instant whose entries are mapped, as some are shown from or until a day; undefined for all entries
 */
export function mapContent(
  all: StoredResults,
  fallback: ChurchFallback,
  now?: Temporal.Instant,
): MappedContent {
  const found = new Map<string, EntryProblem>();
  const report = (problem: EntryProblem) => void found.set(problem.message, problem);
  const locale = mapLocale(all.ChurchFacts?.siteSettingsCollection, { report });
  const others = otherLanguagesOf(all, { locale, report });
  const { translations, ...first } = withoutPagesAtPrefixes(all, others, report);
  const { results, validUntil } =
    now === undefined ? { results: first, validUntil: undefined } : shownEntries(first, now, locale.zone);
  const paths = pathsOf(results);
  const common = { fallback, validUntil };
  const content = mapLanguage(results, paths, { ...common, locale, report });
  const otherLanguages = others.map(({ locale: code, language }) => {
    const translated = translateResults(results, translations?.[code] ?? undefined, locale.language);
    return mapLanguage(translated, paths, {
      ...common,
      locale: { ...locale, language, words: wordsIn(language) },
      // Faults that the first language has too have already been reported.
      report: (problem) => void (found.has(problem.message) || report(problem.inLanguage(code))),
    });
  });
  return { content: { ...content, otherLanguages }, problems: [...found.values()] };
}
