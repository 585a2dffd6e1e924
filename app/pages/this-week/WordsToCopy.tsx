import { CopyButton } from '../../components/CopyButton.tsx';
import type { WeekWords } from '../../loaders/this-week.ts';
import type { wordsToCopy } from '../../loaders/words-to-copy.ts';

/** The week for a chat group and for a newsletter; without scripts the words can be selected. */
export function WordsToCopy({
  words,
  copy,
}: { words: ReturnType<typeof wordsToCopy> } & Pick<WeekWords, 'copy'>) {
  return (
    <details className="mt-8 max-w-text print:hidden">
      <summary className="target cursor-pointer font-bold text-lg">{copy.title}</summary>
      {(['chat', 'text', 'html'] as const).map((kind) => (
        <section key={kind} className="mt-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-bold">{copy[kind]}</h2>
            <CopyButton value={words[kind]} name={copy[kind]} />
          </div>
          <pre className="mt-2 whitespace-pre-wrap border-2 border-secondary p-4 font-sans text-sm">
            {words[kind]}
          </pre>
        </section>
      ))}
    </details>
  );
}
