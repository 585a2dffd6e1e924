import type { SiteContent } from '#cms/site-content.ts';
import { nameAndRole } from '#domain/church/person.ts';
import { addressLine, type Place } from '#domain/church/place.ts';
import type { Project } from '#domain/church/project.ts';
import { questionTopics } from '#domain/church/question.ts';
import { pick } from '#domain/event/event.ts';
import { kindPath } from '#domain/event/event-kind.ts';
import { type PageContent, pageDescription, pagePath } from '#domain/page/page.ts';
import { type HeadingName, pageHeading, sectionId } from '#domain/page/page-heading.ts';
import { type Pages, staticRoutes } from '#domain/page/page-names.ts';
import { plainText } from '#domain/page/plain-text.ts';
import { eventPath, type Path, placePath, routePattern } from '#domain/page/route-pattern.ts';
import { type Helpline, helplineGroups } from '#domain/safeguarding/safeguarding.ts';
import { choicesOf, type UrgentNeed } from '#domain/safeguarding/urgent-contacts.ts';
import type { Words } from '#languages/words.ts';
import { type Findable, joined, partOf, sentence, withHeadings } from './findable.ts';

/** A page, with each heading of its text. */
function ofPage(page: PageContent, path: Path, { wordsForPages }: Words): readonly Findable[] {
  const { title, qualifier, language, body } = page;
  const more = pageDescription(page);
  const words = wordsForPages[path.slice(1)] ?? '';
  return withHeadings({ title, path, words, more, text: joined([qualifier, more]), language }, body);
}

/** The sections that the site's own pages have beside their texts, which the names of their headings lead to. */
function ownSections({ pages, questions, people, rooms, giving, safeguarding, locale }: SiteContent) {
  const { helplines, contacts } = safeguarding;
  const hasTopic = (topic: string) => questions.some((question) => question.topic === topic);
  const hasGroup = (name: string) => name !== 'emergency' && helplines.some(({ group }) => group === name);
  const sections: readonly (readonly [keyof Pages['pages'], HeadingName, unknown])[] = [
    ...questionTopics.map((topic) => ['aboutUs', topic, hasTopic(topic)] as const),
    ['aboutUs', 'people', people.length > 0],
    ['contact', 'hire', rooms.length > 0],
    ['donate', 'bank', giving],
    ['donate', 'gift aid', giving && giving.giftAid.length > 0],
    ...helplineGroups.map((name) => ['safeguarding', name, hasGroup(name)] as const),
    ['safeguarding', 'promise', contacts],
  ];
  return sections.flatMap(([route, name, isThere]) => {
    const page = pages[route];
    if (page === undefined || !isThere) return [];
    const { title, qualifier, lang: language } = pageHeading(page.headings, name, locale.words);
    const path = partOf(routePattern[route], sectionId(name));
    const { headings, factWords } = locale.words;
    const own = { words: factWords[name as keyof typeof factWords], text: headings[name], language };
    return { title: joined([title, qualifier]), path, within: page.title, ...own };
  });
}

/** The headings of what the project's page tells, and how to help. */
function ofProject(project: Project, path: Path, { textPages, locale: { words } }: SiteContent) {
  const page = [...textPages].find(([slug]) => pagePath(slug) === path)?.[1];
  if (page === undefined) return [];
  const { waysToHelp, giftExamples, milestones, nextStep, story } = project;
  const within = page.title;
  const { title } = pageHeading(page.headings, 'help', words);
  const steps = milestones.flatMap(({ title, summary }) => [title, summary]);
  return [
    ...withHeadings({ title: within, path }, story).slice(1),
    {
      ...{ title, path: partOf(path, 'volunteer'), within, more: waysToHelp[0] },
      text: joined([words.giving.project.volunteer, ...waysToHelp, ...giftExamples, ...steps, nextStep]),
    },
  ];
}

/** What is said of a place, each by its name: “Parking: St Oswin's Church”. */
function factsOf(
  place: Place,
  within: string,
  { contact: { inSight, facts }, factWords }: Words,
): readonly Findable[] {
  return Object.entries<string>({ ...inSight, ...facts }).flatMap(([field, name]) => {
    const text = place[field as keyof typeof inSight];
    if (!text) return [];
    const title = `${name}: ${place.name}`;
    const words = factWords[field as keyof typeof factWords];
    return { title, path: placePath(place.id), within, words, more: text, text };
  });
}

/** The needs for which a helpline comes first. */
function needsFor({ firstFor }: Helpline, { needs }: Words): readonly UrgentNeed[] {
  const all = Object.keys(needs) as UrgentNeed[];
  return all.filter((need) => choicesOf(need).some((choice) => firstFor.includes(choice)));
}

/** Everything on the site that can be found, also by the other words that content has for it. */
export function findables(content: SiteContent): readonly Findable[] {
  const all = findablesOf(content);
  const byPath = Map.groupBy(content.otherWords, ({ path }) => path);
  const found = all.map((each) => {
    const own = byPath.get(each.path) ?? [];
    // The first of a path is what the path is for: a page, or a place before what is said of it.
    byPath.delete(each.path);
    const words = [each.words, ...own.map((line) => line.words)].filter(Boolean).join(', ');
    return own.length > 0 ? { ...each, words } : each;
  });
  const others = [...byPath.values()].flat();
  return [...found, ...others.map(({ words, path }) => ({ title: words, path }))];
}

/** What a hirer asks of a room. */
const roomFacts = ['goodFor', 'price', 'deposit', 'endTime', 'alcohol', 'freeDays'] as const;

/** Pages and their sections, events, questions, people, places, rooms and helplines. */
function findablesOf(content: SiteContent): readonly Findable[] {
  const { pages, textPages, events, questions, people, places, rooms, safeguarding, project } = content;
  const { eventKinds, church, locale } = content;
  const { words } = locale;
  const { aboutUs, contact } = pages;
  const newsletter = {
    ...{ title: words.layout.newsletter, path: '/#newsletter' as const, text: words.headings.newsletter },
  };
  const inContact = { within: contact.title };
  return [
    ...staticRoutes.flatMap((route) => {
      const page = pages[route];
      return page && route !== 'home' ? ofPage(page, routePattern[route], words) : [];
    }),
    ...[...textPages].flatMap(([slug, page]) => ofPage(page, pagePath(slug), words)),
    ...ownSections(content),
    ...events.flatMap(({ slug, title, summary, language, audience, cost, kinds, where, watch, body }) => {
      const facts = [summary, audience, cost, where.room, where.place?.name];
      const ofKinds = kinds.map((kind) => kind.title);
      const more = { more: summary, words: watch && words.factWords.watch };
      const own = { title, path: eventPath(slug), ...more, language, event: slug };
      return withHeadings({ ...own, text: joined([...facts, ...ofKinds]) }, body);
    }),
    ...(project?.path ? ofProject(project, project.path, content) : []),
    ...(aboutUs ? questions : []).map(({ question, topic, answer, language }) => ({
      ...{ title: question, path: partOf(routePattern.aboutUs, sectionId(topic)) },
      ...{ within: aboutUs?.title, more: sentence(answer), text: plainText(answer), language },
    })),
    ...people.map((person) => ({
      ...{ ...inContact, title: nameAndRole(person), path: routePattern.contact },
      more: [person.telephone, person.responsibilities].filter(Boolean).join('. '),
      text: joined([person.responsibilities, ...person.ringFor]),
    })),
    ...eventKinds.map((kind) => ({ title: kind.title, path: kindPath(kind), within: pages.comingUp.title })),
    ...(church.newsletter ? [newsletter] : []),
    ...places.flatMap((place) => [
      {
        ...{ ...inContact, title: place.name, path: placePath(place.id) },
        ...{ more: addressLine(place), text: addressLine(place) },
      },
      ...factsOf(place, contact.title, words),
    ]),
    ...rooms.map((room) => ({
      ...{ ...inContact, title: room.name, path: placePath(room.id), more: room.goodFor ?? '' },
      text: joined([
        words.headings.hire,
        room.place?.name,
        ...Object.values(pick(room, roomFacts)),
        ...room.inside,
      ]),
    })),
    ...safeguarding.helplines.map((helpline) => ({
      ...{ title: helpline.name, within: pages.safeguarding.title, more: helpline.forWhom },
      path: partOf(routePattern.safeguarding, helpline.group === 'emergency' ? undefined : helpline.group),
      ...{ needs: needsFor(helpline, words), text: helpline.forWhom, language: helpline.language },
    })),
  ];
}
