import type { SiteContent } from '#cms/site-content.ts';
import { nameAndRole } from '#domain/church/person.ts';
import { addressLine, type Place } from '#domain/church/place.ts';
import { type PageContent, pageDescription, pagePath } from '#domain/page/page.ts';
import { staticRoutes } from '#domain/page/page-names.ts';
import { plainText } from '#domain/page/plain-text.ts';
import { type RichText, splitAtHeadings } from '#domain/page/rich-text.ts';
import { eventPath, type Path, placePath, routePattern } from '#domain/page/route-pattern.ts';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { choicesOf, type UrgentNeed } from '#domain/safeguarding/urgent-contacts.ts';
import type { Words } from '#languages/words.ts';

/** Something that can be found by a word, and where it is. */
export interface Findable {
  readonly title: string;
  readonly path: Path;
  /** The title of the page that it is a part of; undefined for a page or an event. */
  readonly within?: string | undefined;
  /** Other words that people use for it. */
  readonly words: string;
  /** What people type who need it: only the list of everything is searched for that, since a word of need has its own answer. */
  readonly needs?: string;
  /** A sentence about it. */
  readonly more: string;
  /** What else it is found by. */
  readonly text: string;
  /** The language of its words, by its BCP 47 tag; undefined for that of the page. */
  readonly language?: string | undefined;
  /** The slug of an event. */
  readonly event?: string;
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The first sentence of a text, or two where it is short. */
const sentence = (body: RichText) => pageDescription({ description: '', body });

/** A page, and each section of its text. */
function ofPage(page: PageContent, path: Path): readonly Findable[] {
  const { title, qualifier, language, body } = page;
  const { opening, sections } = splitAtHeadings(body);
  const more = pageDescription(page);
  return [
    { title, path, words: '', more, text: joined([qualifier, more, plainText(opening)]), language },
    ...sections.map(({ heading, blocks }) => ({
      ...{ title: plainText([{ kind: 'heading', level: 2, inlines: heading }]), path, within: title },
      ...{ words: '', more: sentence(blocks), text: plainText(blocks), language },
    })),
  ];
}

/** The facts of a place, each after what it is: “Parking: two bays”. */
function factsOf(place: Place, { seo: { features } }: Words): string {
  const named = Object.entries(features).map(
    ([field, name]) => place[field as keyof typeof features] && `${name} ${place[field as keyof Place]}`,
  );
  return joined([...named, place.directions, place.bus]);
}

/** What people type who need a helpline. */
function needsFor({ firstFor }: Helpline, { needs }: Words): string {
  const all = Object.keys(needs) as UrgentNeed[];
  const own = all.filter((need) => choicesOf(need).some((choice) => firstFor.includes(choice)));
  return own.map((need) => needs[need]).join(', ');
}

/** Everything on the site that can be found, also by the other words that content has for it. */
export function findables(content: SiteContent): readonly Findable[] {
  const all = findablesOf(content);
  const { otherWords } = content;
  const isKnown = (path: Path) => all.some((each) => each.path === path);
  return [
    ...all.map((each, at) => {
      const isFirst = all.findIndex(({ path }) => path === each.path) === at;
      const own = otherWords.filter(({ path }) => isFirst && path === each.path);
      return own.length > 0 ? { ...each, words: own.map(({ words }) => words).join(', ') } : each;
    }),
    ...otherWords
      .filter(({ path }) => !isKnown(path))
      .map(({ words, path }) => ({ title: words, path, words: '', more: '', text: '' })),
  ];
}

/** Pages and their sections, events, questions, people, places, rooms and helplines. */
function findablesOf(content: SiteContent): readonly Findable[] {
  const { pages, textPages, events, questions, people, places, rooms, safeguarding, locale } = content;
  const { words } = locale;
  const { aboutUs, contact } = pages;
  const inContact = { within: contact.title, words: '' };
  return [
    ...staticRoutes.flatMap((route) => {
      const page = pages[route];
      return page && route !== 'home' ? ofPage(page, routePattern[route]) : [];
    }),
    ...[...textPages].flatMap(([slug, page]) => ofPage(page, pagePath(slug))),
    ...events.map(({ slug, title, summary, language, audience, cost, kinds, where, body }) => ({
      ...{ title, path: eventPath(slug), words: '', more: summary, language, event: slug },
      text: joined([
        ...[summary, audience, cost, where.room, where.place?.name, ...kinds.map((kind) => kind.title)],
        plainText(body),
      ]),
    })),
    ...questions.flatMap(({ question, topic, answer, language }) =>
      aboutUs === undefined
        ? []
        : {
            ...{ title: question, path: `${routePattern.aboutUs}#${topic.replaceAll(' ', '-')}` as const },
            ...{
              within: aboutUs.title,
              words: '',
              more: sentence(answer),
              text: plainText(answer),
              language,
            },
          },
    ),
    ...people.map((person) => ({
      ...{ ...inContact, title: nameAndRole(person), path: routePattern.contact },
      ...{ more: person.responsibilities, text: joined([person.responsibilities, ...person.ringFor]) },
    })),
    ...places.map((place) => ({
      ...{ ...inContact, title: place.name, path: placePath(place.id), more: addressLine(place) },
      text: joined([addressLine(place), factsOf(place, words)]),
    })),
    ...rooms.map((room) => ({
      ...{ ...inContact, title: room.name, path: placePath(room.id), more: room.goodFor ?? '' },
      text: joined([words.headings.hire, room.goodFor, room.price, room.place?.name, ...room.inside]),
    })),
    ...safeguarding.helplines.map((helpline) => ({
      ...{ title: helpline.name, within: pages.safeguarding.title, more: helpline.forWhom },
      path: `${routePattern.safeguarding}${helpline.group === 'emergency' ? '' : `#${helpline.group}`}` as const,
      ...{ words: '', needs: needsFor(helpline, words), text: helpline.forWhom, language: helpline.language },
    })),
  ];
}
