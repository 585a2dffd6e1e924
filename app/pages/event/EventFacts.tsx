import type { ReactNode } from 'react';
import type { EventDetail } from '#domain/event/event-detail.ts';
import type { Watching } from '#domain/event/watching.ts';
import { PersonLines } from '../../components/contact/ContactLinks.tsx';
import { useWords } from '../../language/page-locale.ts';
import { ExternalLink } from '../../navigation/Link.tsx';

interface FactProps {
  name: string;
  lang?: string | undefined;
  children: ReactNode;
}

function Fact({ name, lang, children }: FactProps) {
  return (
    <div className="grid content-start gap-x-3 bg-tertiary px-4 py-3 text-sm @min-[16rem]:grid-cols-[4.5rem_minmax(0,1fr)] sm-md:px-5 print:block print:break-inside-avoid print:p-0 print:text-[11pt]">
      <dt className="font-bold">{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}

/** The facts that a visitor decides by: what it costs, who it is for, whom to ask. */
export function EventFacts({ event }: { event: EventDetail }) {
  const { events } = useWords();
  const { language, audience, cost, bookingUrl, contact } = event;
  return (
    <dl className="grid gap-1.5 empty:hidden @max-[52rem]:order-2 print:order-4 print:grid-cols-3 print:gap-4 print:leading-snug">
      {(cost || bookingUrl) && (
        <Fact name={events.cost}>
          {language ? <span lang={language}>{cost}</span> : cost}
          {bookingUrl && (
            <span className="block">
              <ExternalLink href={bookingUrl} className="target inline-block font-bold">
                {events.book}
              </ExternalLink>
            </span>
          )}
        </Fact>
      )}
      {audience && (
        <Fact name={events.audience} lang={language}>
          {audience}
        </Fact>
      )}
      {contact && (
        <Fact name={events.ask}>
          <PersonLines person={contact} />
        </Fact>
      )}
    </dl>
  );
}

/** Where the event can be watched, and who will know of it: a plain link, since a player would tell them before anybody chose. */
export function Watch({ watch: { url, title, when, notice } }: { watch: Watching }) {
  return (
    <p className="bg-tertiary px-4 py-3 sm-md:px-5 print:hidden">
      <ExternalLink href={url} className="target inline-block font-bold text-lg">
        {title}
      </ExternalLink>
      {when && <span className="block font-medium">{when}</span>}
      <span className="block text-sm">{notice}</span>
    </p>
  );
}

/** How to get in: by which door, without steps, and how to hear. */
export function GettingIn({ event: { access, language, place } }: { event: EventDetail }) {
  const { events } = useWords();
  const lines = [place?.door, access, place?.stepFree, place?.hearingLoop].filter(Boolean);
  return (
    lines.length > 0 && (
      <section className="mt-12 max-w-text print:order-5 print:mt-0 print:max-w-none print:columns-2 print:gap-[6mm] print:text-[8.5pt] print:leading-snug">
        <h2 className="mb-4 font-bold text-xl tracking-tight print:inline print:text-[8.5pt]">
          {events.gettingIn}
        </h2>
        {lines.map((line) => (
          <p key={line} lang={line === access ? language : undefined} className="mt-2 print:inline">
            {` ${line}`}
          </p>
        ))}
      </section>
    )
  );
}
