import { memo } from 'react';
import type { PageContent } from '#domain/page/page.ts';
import { Day } from '../../components/Day/Day.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';

/** A page of text, such as the accessibility and privacy statements, with the day of its last change. */
export const TextPage = memo(function TextPage({ content }: { content: PageContent }) {
  return (
    <>
      <PageOpening content={content} />
      {content.updated && (
        <p className="mt-12 text-sm @min-[52rem]:ps-[17rem] @min-[72rem]:ps-[33rem]">
          Last updated on <Day date={content.updated} />.
        </p>
      )}
    </>
  );
});
