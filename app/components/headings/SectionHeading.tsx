interface SectionHeadingProps {
  title: string;
  /** The thin part, after the title. */
  qualifier?: string | undefined;
  /** The language of its words, if it is not that of the page. */
  lang?: string | undefined;
}

/** The heading of a section, in two weights like that of the page. */
export function SectionHeading({ title, qualifier, lang }: SectionHeadingProps) {
  return (
    <h2 lang={lang} className="mb-6 max-w-[13.3em] font-bold text-2xl tracking-tight">
      {title}
      {qualifier && <span className="font-thin"> {qualifier}</span>}
    </h2>
  );
}
