import type { Heading } from '#domain/page/page-heading.ts';

/** The heading of a week of the diary, smaller than that of a section. */
export function DiaryHeading({ title, qualifier, lang }: Pick<Heading, 'title'> & Partial<Heading>) {
  return (
    <h2 lang={lang} className="diary-heading">
      {title}
      {qualifier && <span className="font-thin"> {qualifier}</span>}
    </h2>
  );
}
