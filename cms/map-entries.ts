import { patterns } from '#domain/event/event-kind.ts';
import { isPageSlug, pagePath } from '#domain/page/page.ts';
import { eventPath, type Path } from '#domain/page/route-pattern.ts';
import type { StoredResults } from './client/fetch-content.ts';
import { settingsOf } from './content-entries.ts';
import { type ChurchFallback, mapChurch } from './mappers/church/church-settings.ts';
import { mapPeople, mapPlaces, mapRooms } from './mappers/church/contact.ts';
import { mapGiving, mapProjects, mapWaysToGive } from './mappers/church/giving.ts';
import { mapPalettes, mapTypeface } from './mappers/church/palettes.ts';
import { mapSafeguarding } from './mappers/church/safeguarding.ts';
import {
  mapNotices,
  mapOtherWords,
  mapQuestions,
  mapSheets,
  mapWelcomes,
} from './mappers/church/short-texts.ts';
import { mapEventKinds, mapEvents } from './mappers/event/events.ts';
import { type Mapping, noTargets, sameWords, shownEntries } from './mappers/mapping.ts';
import { mapMenu, mapShortLinks } from './mappers/page/navigation.ts';
import { mapPages } from './mappers/page/pages.ts';
import { mapPapers } from './mappers/page/papers.ts';
import { mapPictures } from './mappers/page/pictures.ts';
import { endOf } from './mappers/publication-window.ts';

/** The entries of the first language that are shown, mapped, each with those that it links to. */
export type Entries = ReturnType<typeof mapEntries>;

/**
 * Maps the entries of results, each once. An entry with a fault is left out, or mapped without the faulty part, and reported.
 * @param prefixes the addresses of the pages in further languages
 */
export function mapEntries(
  {
    AppPreRender: menu = {},
    AllEvents: events = {},
    ChurchFacts: facts = {},
    AllPages: pages = {},
  }: StoredResults,
  base: Omit<Mapping, 'targets'>,
  fallback: ChurchFallback,
  prefixes: ReadonlySet<string>,
) {
  const settings = settingsOf({ ChurchFacts: facts });
  const unlinked: Mapping = { ...base, targets: noTargets };
  const { stored, byEntry: pictureEntries } = mapPictures(pages, unlinked);
  const pictures = new Map([...stored].map(([id, { picture }]) => [id, picture]));
  const storedPapers = mapPapers(pages, unlinked);
  const papers = new Map(Array.from(storedPapers, ([id, { paper }]) => [id, paper] as const));
  const addressed = pathsOf({ AllEvents: events, AllPages: pages }, base, prefixes);
  const paths = new Map(addressed.map(({ id, path }) => [id, path]));
  const pictured: Mapping = { ...base, targets: { ...noTargets, paths, pictures, pictureEntries, papers } };
  const places = mapPlaces(facts.placeCollection, pictured);
  const people = mapPeople(facts.roleCollection, pictured);
  const kinds = mapEventKinds(facts.eventKindCollection, pictured);
  const eventKinds = kinds.map((whole, at) => {
    const { otherwise: _, ...kind } = whole;
    return sameWords({ ...kind, pattern: at % patterns }, whole, pictured);
  });
  const mapping: Mapping = {
    ...pictured,
    targets: {
      ...pictured.targets,
      people,
      kinds: new Map(eventKinds.map((kind) => [kind.slug, kind])),
      places: new Map(
        places.map((whole) => {
          const { map, pictures: _, ...place } = whole;
          return [place.id, sameWords(place, whole, unlinked)];
        }),
      ),
    },
  };
  const shownEvents = mapEvents(events, mapping);
  return {
    targets: mapping.targets,
    menu: mapMenu(menu, shownEvents, facts.socialMediaLinks, mapping),
    palettes: mapPalettes(settings, mapping),
    typeface: mapTypeface(settings, mapping),
    church: mapChurch(settings, fallback, mapping),
    events: shownEvents,
    eventKinds,
    kinds,
    welcomes: mapWelcomes(facts.welcomeCollection, mapping),
    pages: mapPages(pages.pageCollection, mapping, prefixes),
    places,
    people: [...people.values()],
    questions: mapQuestions(facts.questionCollection, mapping),
    rooms: mapRooms(facts.roomCollection, mapping),
    project: mapProjects(facts.projectCollection, mapping)[0],
    giving: mapGiving(facts.givingCollection, mapping)[0],
    waysToGive: mapWaysToGive(facts.wayToGiveCollection, mapping),
    safeguarding: mapSafeguarding(facts, mapping),
    notices: mapNotices(facts.noticeCollection, mapping),
    ...mapShortLinks(pages.shortLinkCollection, mapping),
    sheets: mapSheets(facts.sheetCollection, mapping),
    otherWords: mapOtherWords(settings, mapping),
    pictures: stored,
    papers: storedPapers,
    endings: new Map(addressed.flatMap(({ path, end }) => (end ? [[path, end]] : []))),
  };
}

/** The paths of the pages and events that are shown, with the ids of their entries, to which rich text refers, and when they end. */
function pathsOf(
  { AllEvents, AllPages }: StoredResults,
  mapping: Omit<Mapping, 'targets'>,
  prefixes: ReadonlySet<string>,
): readonly { readonly id: string; readonly path: Path; readonly end: Temporal.Instant | undefined }[] {
  const { zone } = mapping.locale;
  const events = shownEntries(AllEvents?.eventPageCollection, mapping).flatMap((entry) =>
    entry.slug ? [{ id: entry.sys?.id, path: eventPath(entry.slug), end: endOf(entry, zone) }] : [],
  );
  const pages = shownEntries(AllPages?.pageCollection, mapping).flatMap((entry) => {
    const { slug } = entry;
    const isPage = slug && isPageSlug(slug) && !prefixes.has(slug);
    return isPage ? [{ id: entry.sys?.id, path: pagePath(slug), end: endOf(entry, zone) }] : [];
  });
  return [...events, ...pages];
}
