import { memo } from 'react';
import type { PageWords } from '#domain/page/page.ts';
import { Day } from './Day.tsx';
import { PageOpening } from './PageOpening.tsx';

/** A page of text, such as the accessibility and privacy statements, with the day of its last change. */
export const WordsPage = memo(function WordsPage({ words }: { words: PageWords }) {
  return (
    <>
      <PageOpening words={words} />
      {words.updated && (
        <p className="mt-12 text-sm">
          Last updated on <Day date={words.updated} />.
        </p>
      )}
    </>
  );
});
