import type { PageContent } from '#domain/page/page.ts';
import { splitAtHeadings } from '#domain/page/rich-text.ts';
import { useWords } from '../language/page-locale.ts';
import { StandaloneLink } from '../navigation/Link.tsx';
import { PageHeading } from './Headings.tsx';
import { Picture, PictureCredits } from './pictures/Picture.tsx';
import { RichText, TextSections } from './rich-text/RichText.tsx';

/** The `sizes` of the picture: the width of the main area, up to `max-w-wide`. */
const pictureSizes = '(min-width:60rem) min(100vw - 21rem,96rem),calc(100vw - 2rem)';

/** The start of most pages: the heading, then the page's text. */
export function PageOpening({ content }: { content: PageContent }) {
  const { opening, sections } = splitAtHeadings(content.body);
  return (
    <div lang={content.language} className="contents">
      <PageHeading title={content.title} qualifier={content.qualifier} />
      {content.picture && (
        <div className="mt-8 max-w-wide">
          <Picture picture={content.picture} sizes={pictureSizes} first />
          <PictureCredits pictures={[content.picture]} />
        </div>
      )}
      {opening.length > 0 && (
        <div className="mt-6 sm-md:mt-10">
          <RichText blocks={opening} isLead />
        </div>
      )}
      <TextSections sections={sections} />
    </div>
  );
}

/** Links to the sections of a long page; nothing for a single section. */
export function SectionLinks({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { contact } = useWords();
  if (sections.length < 2) return null;
  return (
    <nav aria-label={contact.onThisPage} className="mt-4 print:hidden sm-md:mt-6">
      <ul className="flex flex-wrap gap-x-5 font-bold max-sm-md:text-sm sm-md:gap-x-6 sm-md:gap-y-1 sm-md:text-lg">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <StandaloneLink to={`#${id}`}>{title}</StandaloneLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
