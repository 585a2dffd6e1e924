interface PageHeadingProps {
  title: string;
  /** The thin part, after the title. */
  qualifier?: string | undefined;
}

/** The page's one h1, in two weights: the title heavy, the qualifier thin. */
export function PageHeading({ title, qualifier }: PageHeadingProps) {
  return (
    <h1 className="max-w-[9.3em] font-bold text-3xl tracking-tighter">
      {title}
      {qualifier && <span className="font-thin"> {qualifier}</span>}
    </h1>
  );
}
