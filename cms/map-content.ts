import { emptyPages, footerPages, menuPages } from '#domain/navigation/menu-pages.ts';
import { withHeadingIds, withOwnIds } from '#domain/page/heading-ids.ts';
import { pagePath } from '#domain/page/page.ts';
import { type Pages, pageBySlug } from '#domain/page/page-names.ts';
import type { Problem } from '#domain/problem.ts';
import { primarySubtag } from '#languages/language.ts';
import type { Locale } from '#languages/locale.ts';
import { wordsIn } from '#languages/words.ts';
import type { StoredResults } from './client/fetch-content.ts';
import { contentEntries, settingsOf } from './content-entries.ts';
import { problemInWords } from './entry-problem.ts';
import { type Keeping, keptResults, lastGoodFrom } from './keep-last-good.ts';
import { type Entries, mapEntries } from './map-entries.ts';
import type { ChurchFallback } from './mappers/church/church-settings.ts';
import { mapLocale, mapOtherLanguages } from './mappers/church/locale.ts';
import type { Mapping } from './mappers/mapping.ts';
import { sitePages } from './mappers/page/pages.ts';
import { publicationWindow } from './mappers/publication-window.ts';
import type { SiteContent } from './site-content.ts';
import { translator } from './translate-entries.ts';

/** The content, and the problems of its entries, each once. */
export type MappedContent = ReturnType<typeof mapContent>;

/** The content in the language of a locale, from entries in its words. */
function contentOf(
  { menu, pages, kinds, targets: _, ...entries }: Entries,
  { locale, report }: { readonly locale: Locale } & Pick<Mapping, 'report'>,
  validUntil: SiteContent['validUntil'],
): SiteContent {
  const { inMenu, ...named } = sitePages(pages, { locale, report });
  const ownPages = { ...named, ...headingIds(named, entries) };
  const empty = emptyPages(entries.events, entries.church, entries.people);
  const hasText = (slug: string) => (pageBySlug(ownPages, slug)?.body.length ?? 0) > 0;
  const shown = inMenu.filter(({ slug }) => !empty.has(slug) || hasText(slug));
  return {
    ...entries,
    ...ownPages,
    navigation: {
      ...menu,
      pages: menuPages(shown, locale.words),
      footerPages: footerPages(shown, locale.words),
    },
    otherwise: new Map(
      kinds.flatMap(({ slug, otherwise }) => (otherwise?.length ? [[slug, otherwise]] : [])),
    ),
    locale,
    validUntil,
    otherLanguages: [],
  };
}

/** The texts of pages, of the project on its page, and of events, in which each heading has an id that no other part of the page has. */
function headingIds(
  { pages, textPages }: Pages,
  { project, events, places, rooms, eventKinds }: Omit<Entries, 'menu' | 'pages' | 'kinds' | 'targets'>,
) {
  const taken = [...[...places, ...rooms].map(({ id }) => id), ...eventKinds.map(({ slug }) => slug)];
  const pageOf = ([slug]: readonly [string, unknown]) => pagePath(slug) === project?.path;
  const around = [...textPages].find(pageOf)?.[1].body ?? [];
  const [, story = []] = withHeadingIds([around, project?.story ?? []], taken);
  return {
    pages: Object.fromEntries(
      Object.entries(pages).map(([route, page]) => [route, withOwnIds(page, taken)]),
    ) as unknown as Pages['pages'],
    textPages: new Map(Array.from(textPages, ([slug, page]) => [slug, withOwnIds(page, taken)] as const)),
    project: project && { ...project, story },
    events: events.map((event) => withOwnIds(event)),
  };
}

/**
 * Maps results to content. An entry with a fault is left out, or mapped without the faulty part, and reported; it affects no other
 * entry. Missing lists and fields count as empty, since an earlier release may have stored the results.
 * @param now the instant whose entries are mapped, as some are shown from or until a day; undefined for all entries
 * @param keeping undefined where nothing is kept of earlier results
 */
export function mapContent(
  results: StoredResults,
  fallback: ChurchFallback,
  now?: Temporal.Instant,
  keeping?: Keeping,
) {
  const found = new Map<string, Problem>();
  const report = (problem: Problem) => void found.set(problemInWords(problem), problem);
  const settings = settingsOf(results);
  const locale = mapLocale(settings, { report });
  const others = mapOtherLanguages(settings, locale.language, { report }, results.translations);
  const prefixes = new Set(Array.from(others.keys(), (language): string => primarySubtag(language)));
  const { isShown, validUntil } = publicationWindow(now, locale.zone);
  const sources: Mapping['sources'] = new WeakMap();
  const lastGood = lastGoodFrom(keeping);
  const today = now?.toZonedDateTimeISO(locale.zone).toPlainDate();
  const base = { locale, today, report, isShown, sources, lastGood };
  const entries = mapEntries(results, base, fallback, prefixes);
  const kept = keptResults(lastGood);
  const otherLanguages = Array.from(others, ([language, code]) => {
    const own = {
      locale: { ...locale, language, words: wordsIn(language) },
      // Faults that the first language has too have already been reported.
      report: (problem: Problem) =>
        void (found.has(problemInWords(problem)) || report({ ...problem, locale: code })),
    };
    const words = contentEntries(results.translations?.[code] ?? {});
    const translated = translator({ sources, targets: entries.targets }, words, locale.language);
    return contentOf(translated(entries), own, validUntil());
  });
  const content: SiteContent = { ...contentOf(entries, { locale, report }, validUntil()), otherLanguages };
  return {
    content,
    problems: [...found.values()],
    /** The earlier entries of which the content shows parts, since those of now have a fault there; undefined without any. */
    lastGood: kept,
    /** Why the Safeguarding page is an earlier one, in a sentence; undefined when it is the one of now. */
    safeguardingFault: lastGood.safeguardingFault,
  };
}
