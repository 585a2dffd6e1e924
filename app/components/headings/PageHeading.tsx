interface PageHeadingProps {
  title: string;
  /** The thin part, after the title. */
  qualifier?: string | undefined;
  /** The language of its words, if it is not that of the page. */
  lang?: string | undefined;
}

/** The page's one h1, in two weights: the title heavy, the qualifier thin. */
export function PageHeading({ title, qualifier, lang }: PageHeadingProps) {
  return (
    <h1 lang={lang} className="max-w-[9.3em] font-bold text-3xl tracking-tighter">
      {title}
      {qualifier && <span className="font-thin"> {qualifier}</span>}
    </h1>
  );
}
