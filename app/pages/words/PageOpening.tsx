import type { PageWords } from '#domain/page/page.ts';
import { PageHeading } from '../../components/Heading/PageHeading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';

/** The `sizes` of the picture: the width of the main area, up to `max-w-wide`. */
const pictureSizes = '(min-width:44rem) min(100vw - 21rem,84rem),calc(100vw - 2rem)';

/** The start of most pages: the heading, then the page's text. */
export function PageOpening({ words }: { words: PageWords }) {
  return (
    <>
      <PageHeading title={words.title} qualifier={words.qualifier} />
      {words.picture && (
        <div className="mt-8 max-w-wide">
          <Picture picture={words.picture} sizes={pictureSizes} first />
        </div>
      )}
      {words.body.length > 0 && (
        <div className="mt-8 sm-md:mt-12">
          <RichText blocks={words.body} />
        </div>
      )}
    </>
  );
}
