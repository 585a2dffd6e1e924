import type { PageWords } from '#site/domain/page.ts';
import { PageHeading } from '#site/ui/Heading/PageHeading.tsx';
import { RichText } from '../rich-text/RichText.tsx';

/** How most pages begin: their heading, then what content says first. */
export function PageOpening({ words }: { words: PageWords }) {
  return (
    <>
      <PageHeading title={words.title} qualifier={words.qualifier} />
      {words.picture && (
        <img
          src={words.picture.path}
          alt={words.picture.description}
          width={words.picture.width}
          height={words.picture.height}
          className="mt-8 h-auto w-full max-w-wide"
        />
      )}
      {words.body.length > 0 && (
        <div className="mt-8 sm-md:mt-12">
          <RichText blocks={words.body} />
        </div>
      )}
    </>
  );
}
