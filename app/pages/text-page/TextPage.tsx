import { memo } from 'react';
import type { PageContent } from '#domain/page/page.ts';
import { PageOpening } from '../../components/PageOpening.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Day, Sentence } from '../../language/Sentence.tsx';

/** A page of text, such as the accessibility and privacy statements, with the day of its last change. */
export const TextPage = memo(function TextPage({ content }: { content: PageContent }) {
  const { components } = useWords();
  return (
    <>
      <PageOpening content={content} />
      {content.updated && (
        <p className="mt-12 text-sm @min-[52rem]:ps-[17rem] @min-[72rem]:ps-[33rem]">
          <Sentence text={components.updatedOn} inserts={{ date: <Day date={content.updated} /> }} />
        </p>
      )}
    </>
  );
});
