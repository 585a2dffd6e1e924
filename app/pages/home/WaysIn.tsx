import type { ReactNode } from 'react';
import type { Church } from '#domain/church/church.ts';
import type { Heading, HeadingName, PageHeadings } from '#domain/page/page-heading.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { useHeadings } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';

/** A way to what many visitors want: the name of its heading, and where it leads. */
export interface Way {
  readonly name: HeadingName;
  readonly to: string;
}

interface WaysInProps {
  ways: readonly Way[];
  headings: PageHeadings;
  church: Church;
}

/** What most visitors came for, in words that they would use, each one tap away. */
export function WaysIn({ ways, headings, church: { telephone } }: WaysInProps) {
  const heading = useHeadings(headings);
  return (
    <ul className="mt-6 grid gap-1.5 @min-[16rem]:grid-cols-2 sm-md:mt-10 print:hidden">
      {ways.map(({ name, to }) => (
        <WayPane key={name} heading={heading(name)} to={to}>
          {name === 'ring' && telephone && (
            <TelephoneLink number={telephone} className="target relative w-fit font-bold tabular-nums" />
          )}
        </WayPane>
      ))}
    </ul>
  );
}

interface WayPaneProps {
  heading: Heading;
  to: string;
  children: ReactNode;
}

/** One pane, all of which leads to its page, but for a telephone number in it. */
function WayPane({ heading: { title, qualifier, lang }, to, children }: WayPaneProps) {
  return (
    <li className="relative grid content-start bg-tertiary p-3 leading-tight sm-md:p-4">
      <Link to={to} lang={lang} className="pane-link font-bold sm-md:text-lg">
        {title}
        {qualifier && (
          <>
            {' '}
            <span className="inline-block w-full font-thin text-base leading-tight">{qualifier}</span>
          </>
        )}
      </Link>
      {children}
    </li>
  );
}
