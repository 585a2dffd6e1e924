import type { ReactNode } from 'react';
import type { Channel } from '#domain/safeguarding/channels.ts';
import { EmailLink, TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { LongAddress } from '../../components/contact/LongAddress.tsx';
import { CheckedOn } from '../../components/Day.tsx';
import { HeadingWords } from '../../components/Headings.tsx';
import { WaysToWrite } from './WaysToWrite.tsx';

interface NumberPaneProps {
  name: string;
  /** The language of the name, by its BCP 47 tag; undefined for the page's own. */
  language?: string | undefined;
  /** The thin part of the heading: a person's role in the church. */
  role?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
  channels?: readonly Channel[];
  url?: string | undefined;
  /** What a call costs and when it is answered: "Free, day and night." */
  availability?: string | undefined;
  /** `YYYY-MM-DD`: the day on which somebody last checked the number; absent if nobody has. */
  lastChecked?: string | undefined;
  /** Whom it is for. */
  children: ReactNode;
}

/** A number to ring: when it is answered, whom it is for, and when somebody last checked it. */
export function NumberPane(pane: NumberPaneProps) {
  const {
    name,
    language,
    role,
    telephone,
    availability,
    email,
    channels = [],
    url,
    lastChecked,
    children,
  } = pane;
  return (
    <div className="grid content-start gap-1 bg-tertiary p-4 sm-md:p-5 [&>p]:max-w-text forced-colors:border-2">
      <h3 lang={language} className="font-bold">
        <HeadingWords title={name} qualifier={role} />
      </h3>
      {telephone && (
        <TelephoneLink number={telephone} className="target w-fit py-1 font-bold text-xl tabular-nums" />
      )}
      {availability && <p className="font-medium">{availability}</p>}
      {children}
      <WaysToWrite helpline={{ name, language, channels }} />
      {email && <EmailLink address={email} className="target w-fit py-1 font-medium" />}
      {url && (
        <a href={url} className="target w-fit py-1">
          <LongAddress address={new URL(url).host} />
        </a>
      )}
      <CheckedOn date={lastChecked} className="mt-1" />
    </div>
  );
}
