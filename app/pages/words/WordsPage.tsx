import type { PageWords } from '#domain/page/page.ts';
import { Day } from './Day.tsx';
import { PageOpening } from './PageOpening.tsx';

/** A page that is all words: the accessibility and privacy statements. Each says when it was last changed. */
export function WordsPage({ words }: { words: PageWords }) {
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
}
