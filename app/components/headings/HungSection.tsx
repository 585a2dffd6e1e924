import type { ReactNode } from 'react';

interface HungSectionProps {
  /** The id that a link within the page leads to. */
  id?: string | undefined;
  title: ReactNode;
  /** The thin part, after the title. */
  qualifier?: string | undefined;
  /** The language of the heading, if it is not that of the page. */
  lang?: string | undefined;
  /** A line below the heading, such as a link to more; in a narrow window at its end. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section whose heading stands in a column of its own beside the content, where the width allows it. */
export function HungSection({ id, title, qualifier, lang, note, children }: HungSectionProps) {
  return (
    <section id={id} className="hung-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 @min-[52rem]:block">
        <h2 lang={lang} className="font-bold text-xl tracking-tight @min-[72rem]:text-2xl">
          {title}
          {qualifier && <span className="font-thin"> {qualifier}</span>}
        </h2>
        {note}
      </div>
      <div>{children}</div>
    </section>
  );
}
