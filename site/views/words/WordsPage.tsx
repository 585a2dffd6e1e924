import type { PageWords } from '#site/domain/page.ts';
import { PageOpening } from './PageOpening.tsx';

/** A page that is all words: the accessibility and privacy statements. */
export function WordsPage({ words }: { words: PageWords }) {
  return <PageOpening words={words} />;
}
