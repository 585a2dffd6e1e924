import type { ReactNode } from 'react';
import { churchName } from '#domain/church/church.ts';
import { nameAndRole } from '#domain/church/person.ts';
import { sheetParts } from '#domain/diary/next-eight-days.ts';
import { makePoster } from '#domain/event/poster.ts';
import { weekPattern } from '#domain/page/route-pattern.ts';
import { makeQrCode } from '#domain/picture/qr-code.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { PageHeading, SectionHeading } from '../../components/Headings.tsx';
import { PosterCode, QrCode } from '../../components/pictures/QrCode.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { useWords } from '../../language/page-locale.ts';
import { pageLoader, type ViewOf } from '../../loaders/page-loader.server.ts';
import { describeWeek, thisWeek } from '../../loaders/this-week.ts';
import { wordsToCopy } from '../../loaders/words-to-copy.ts';
import { useEnded } from '../../navigation/ended.ts';
import { ExternalLink, StandaloneLink } from '../../navigation/Link.tsx';
import { WeekLines } from '../../pages/this-week/WeekLines.tsx';
import { WordsToCopy } from '../../pages/this-week/WordsToCopy.tsx';
import type { Route } from './+types/this-week.ts';

export { headers, meta } from '../../loaders/page-data.ts';

export const loader = pageLoader((site) => {
  const { content, siteUrl, locale } = site;
  const { week, endings, validUntil } = thisWeek(site);
  const online = content.giving?.online;
  const view = {
    ...week,
    people: content.people.filter(({ telephone, ringFor }) => telephone && ringFor.length > 0),
    online: online && { ...online, code: makeQrCode(online.url) },
    copy: wordsToCopy(week, churchName(content.church), locale.words, siteUrl),
    poster: makePoster(weekPattern.sheet, content.shortLinks, siteUrl),
  };
  return { page: describeWeek(site), view, endings, validUntil };
});

export default function ThisWeekRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ThisWeekPage {...view} />;
}

/** The notice sheet of a parish, to be read and to be printed: on A4, or on its side to be folded to A5. */
export function ThisWeekPage(props: ViewOf<typeof loader>) {
  const { words: week, lines, span, asOf, sheets, people, online, poster, copy } = props;
  const { layout, diary, giving } = useWords();
  const ended = useEnded();
  const parts = sheetParts(lines, week);
  return (
    <div className="notice-sheet">
      <div className="print:[&>h1]:max-w-none print:[&>h1]:text-[18pt]">
        <PageHeading title={layout.sheet} qualifier={span} />
      </div>
      <p className="mt-4 max-w-text print:hidden">
        {week.print} <StandaloneLink to={weekPattern.screen}>{week.screen}</StandaloneLink>
      </p>
      {sheets
        .filter(({ id }) => !ended.has(id))
        .map(({ id, body, language }) => (
          <div
            key={id}
            lang={language}
            className="mt-6 max-w-text border-2 border-secondary p-4 print:mt-2 print:p-2"
          >
            <RichText blocks={body} />
          </div>
        ))}
      {parts.length === 0 && <p className="mt-6">{diary.empty}</p>}
      {parts.map((part) => (
        <Part key={part.title} title={part.title}>
          <WeekLines lines={part.lines} />
        </Part>
      ))}
      {people.length > 0 && (
        <Part title={week.ring}>
          <ul className="grid gap-2 print:block">
            {people.map((person) => (
              <li key={person.id}>
                {nameAndRole(person)}{' '}
                {person.telephone && (
                  <TelephoneLink number={person.telephone} className="whitespace-nowrap" />
                )}
                <span className="text-sm">{` (${person.ringFor.join(', ')})`}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {online && (
        <Part title={week.give}>
          <div className="flex items-center gap-4">
            {online.code && (
              <QrCode
                {...online.code}
                label={giving.code(online.provider)}
                className="w-32 shrink-0 print:w-[18mm]"
              />
            )}
            <ExternalLink href={online.url}>{giving.online(online.provider)}</ExternalLink>
          </div>
        </Part>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4 print:mt-1 print:break-inside-avoid print:gap-2">
        <p className="flex-[1_1_28mm] text-sm">{diary.asOf(asOf)}</p>
        <div className="hidden flex-[1_1_45mm] print:block">
          <PosterCode poster={poster} size="small" />
        </div>
      </div>
      <WordsToCopy words={copy} copy={week.copy} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 max-w-text print:mt-2 print:max-w-none">
      <SectionHeading
        title={title}
        className="mb-2 font-bold text-xl tracking-tight print:mb-0.5 print:text-lg"
      />
      {children}
    </section>
  );
}
