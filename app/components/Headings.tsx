import type { ReactNode } from 'react';

interface HeadingProps {
  title: ReactNode;
  /** The thin part, after the title. */
  qualifier?: string | undefined;
  lang?: string | undefined;
}

/** The last two of three words or more, if a phone's line has room for both. */
const lastWords = /(?<=\s)(?=.{3,14}$)\S+ \S+$/u;

/** The same of a line in smaller letters. Those that are shorter stand together as the lines are balanced. */
const longLastWords = /(?<=\s)(?=.{15,20}$)\S+ \S+$/u;

/** Words without a widow, a last one alone on its line, unless large text leaves no room for two. @param before what stands before them */
function withoutWidow(words: string, before = '', pair = lastWords): ReactNode {
  const [last] = pair.exec(before + words) ?? [];
  if (last === undefined) return words;
  return (
    <>
      {words.slice(0, -last.length)}
      <span className="inline-block">{last}</span>
    </>
  );
}

/**
 * The words of every heading, in two weights: the title heavy, the qualifier thin. The blank between them is kept
 * wherever a line ends, since browsers leave others out of the name that is read out.
 */
export function HeadingWords({ title, qualifier }: Omit<HeadingProps, 'lang'>) {
  return (
    <>
      {typeof title === 'string' && !qualifier ? withoutWidow(title) : title}
      {qualifier && (
        <span className="font-thin">
          <span className="whitespace-pre-wrap"> </span>
          {withoutWidow(qualifier, ' ')}
        </span>
      )}
    </>
  );
}

/** The role of a person, below the name in a heading. */
export function RoleBelow({ role }: { role: string }) {
  return <span className="block font-thin">{withoutWidow(role, '', longLastWords)}</span>;
}

/** The page's one h1. */
export function PageHeading({ lang, ...words }: HeadingProps) {
  return (
    <h1 lang={lang} className="max-w-[9.3em] font-bold text-3xl tracking-tighter">
      <HeadingWords {...words} />
    </h1>
  );
}

const largeHeading = 'mb-4 sm-md:mb-6 max-w-[13.3em] font-bold text-2xl tracking-tight';

/** The heading of a section, large unless it has classes of its own. */
export function SectionHeading({
  lang,
  className = largeHeading,
  ...words
}: HeadingProps & { className?: string }) {
  return (
    <h2 lang={lang} className={className}>
      <HeadingWords {...words} />
    </h2>
  );
}

interface HungSectionProps extends HeadingProps {
  /** The id that a link within the page leads to. */
  id?: string | undefined;
  /** A line below the heading, such as a link to more; in a narrow window at its end. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section whose heading stands in a column of its own beside the content, where the width allows it. */
export function HungSection({ id, note, children, ...words }: HungSectionProps) {
  return (
    <section id={id} className="hung-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 @min-[52rem]:block">
        <SectionHeading {...words} className="font-bold text-xl tracking-tight @min-[72rem]:text-2xl" />
        {note}
      </div>
      <div>{children}</div>
    </section>
  );
}
