import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { earliest } from '#domain/event/event-validity.ts';
import { findPath, type Path, routePattern } from '#domain/page/route-pattern.ts';
import { maxTyped, typedName, typedWords } from '#domain/page/typed-words.ts';
import { helpNow } from '#domain/safeguarding/help-now.ts';
import { defaultExitUrl } from '#domain/safeguarding/safeguarding.ts';
import type { Words } from '#languages/words.ts';
import { PageHeading } from '../components/Headings.tsx';
import { churchEvents } from '../loaders/church-events.ts';
import { describePage, pageLoader } from '../loaders/page-loader.server.ts';
import { Everything, TypedWords } from '../pages/find/Everything.tsx';
import { Results } from '../pages/find/Results.tsx';
import { needsIn } from '../search/needs.ts';
import { everything, type Found, search } from '../search/search.ts';
import { diaryOf, typedDays } from '../search/typed-days.ts';
import type { SiteWithContent } from '../site-context.ts';
import type { Route } from './+types/find.ts';

export { headers, meta } from '../loaders/page-data.ts';

/** The help for somebody who typed a word of need; undefined for any other word. */
function helpFor(typed: string, site: SiteWithContent) {
  const needs = needsIn(typed, site.locale.words);
  if (needs.size === 0) return undefined;
  const { contacts } = site.content.safeguarding;
  const { rows, danger, writing, validUntil } = helpNow(site.content.safeguarding, site.locale);
  const help = { danger, writing, rows: rows.filter(({ name }) => needs.has(name)) };
  const isPersonal = [...needs].some((need) => need !== 'worried');
  return { help: { ...help, isPersonal }, exitUrl: contacts?.exitUrl ?? defaultExitUrl, validUntil };
}

/** What is on on the days that somebody typed, and on which of them nothing is. */
function onDays(days: readonly Temporal.PlainDate[], site: SiteWithContent) {
  const { words } = site.locale;
  const { events, days: all } = diaryOf(days, site);
  const free = all.filter(({ lines }) => lines.length === 0);
  return { events, days: all, free: free.map(({ dated }) => words.find.free.replace('{day}', dated)) };
}

interface View {
  /** Those of this page, which come with its data, so that no other page loads them. */
  readonly words: Words['find'];
  /** Of a file, which cannot know what somebody types. */
  readonly everything?: Omit<ComponentProps<typeof Everything>, 'words'>;
  readonly results?: ComponentProps<typeof Results>;
}

export const loader = pageLoader<View, Route.LoaderArgs>((site, { request }) => {
  const { find: words, smallWords: small, needs } = site.locale.words;
  const typed = typedWords(new URL(request.url).searchParams);
  const page = {
    title: words.title,
    description: words.lead,
    path: findPath,
    palette: 0,
    isUnlisted: typed === undefined ? undefined : true,
    sharedAs: describePage(site.content.pages.home, routePattern.home),
  } as const;
  if (site.isExported) return { page, view: { words, everything: { all: everything(site), small, needs } } };
  if (typed === undefined) return { page, view: { words } };
  const { headings } = site.content.pages.safeguarding;
  const { help, exitUrl, validUntil: helpEnds } = helpFor(typed, site) ?? {};
  const validUntil = earliest(churchEvents(site).validUntil, helpEnds);
  const dates = onDays(typedDays(typed, site), site);
  const isThere = ({ path }: { readonly path: Path }) => dates.events.some((event) => event.path === path);
  // Whoever is in need is not led to a page about funerals or weddings, for one word of their sentence.
  const isFit = ({ event, path }: Found) =>
    !help?.isPersonal || event || path.startsWith(routePattern.safeguarding);
  const found = search(typed, site).filter((each) => !isThere(each) && isFit(each));
  return {
    page,
    view: { words, results: { typed, dates, found, help, headings, words } },
    exitUrl,
    validUntil,
  };
});

/** Everything found by a word: on a server a form, which needs no script, and below it what it finds; in a file the list of all. */
export default function FindPage({ loaderData: { view } }: Route.ComponentProps) {
  const { words, results, everything: all } = view;
  return (
    <>
      <PageHeading title={words.title} />
      {all ? <Everything {...all} words={words} /> : <FindForm typed={results?.typed} words={words} />}
      {results && <Results {...results} />}
    </>
  );
}

/** Without a script the browser sends it: the policy of this page allows that, to this site alone. */
function FindForm({ typed, words }: { typed: string | undefined } & Pick<View, 'words'>) {
  return (
    <Form action={findPath} role="search" className="mt-6 print:hidden">
      <TypedWords label={words.label} key={typed} name={typedName} maxLength={maxTyped} defaultValue={typed}>
        <button
          type="submit"
          className="min-h-11 bg-secondary px-5 font-bold text-primary forced-colors:border-2"
        >
          {words.button}
        </button>
      </TypedWords>
      {typed === undefined && <p className="mt-2">{words.lead}</p>}
    </Form>
  );
}
