interface SectionHeadingProps {
  title: string;
  /** Said thinly, on after the title. */
  qualifier?: string | undefined;
  id?: string;
}

/** The heading of a part of a page, heavy and thin as the page's own. */
export function SectionHeading({ title, qualifier, id }: SectionHeadingProps) {
  return (
    <h2 id={id} className="mb-6 max-w-[13.3em] font-bold text-2xl tracking-tight">
      {title}
      {qualifier && <span className="font-thin"> {qualifier}</span>}
    </h2>
  );
}
