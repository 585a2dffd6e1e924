interface SectionHeadingProps {
  title: string;
  /** The thin part, after the title. */
  qualifier?: string | undefined;
  id?: string;
}

/** The heading of a section, in two weights like that of the page. */
export function SectionHeading({ title, qualifier, id }: SectionHeadingProps) {
  return (
    <h2 id={id} className="mb-6 max-w-[13.3em] font-bold text-2xl tracking-tight">
      {title}
      {qualifier && <span className="font-thin"> {qualifier}</span>}
    </h2>
  );
}
