interface SectionHeadingProps {
  title: string;
  /** The thin part, after the title. */
  qualifier?: string | undefined;
}

/** The heading of a section, in two weights like that of the page. */
export function SectionHeading({ title, qualifier }: SectionHeadingProps) {
  return (
    <h2 className="mb-6 max-w-[13.3em] font-bold text-2xl tracking-tight">
      {title}
      {qualifier && <span className="font-thin"> {qualifier}</span>}
    </h2>
  );
}
