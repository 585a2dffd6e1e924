import { useEffect, useState } from 'react';
import { useWords } from '../language/page-locale.ts';

type Outcome = 'none' | 'copied' | 'refused';

/** How long the outcome is shown, in milliseconds. */
const shownFor = 4_000;

/**
 * Copies a value to the clipboard and announces it politely (WCAG 4.1.3). Until its script runs it is invisible and takes its
 * space, so that nothing below it moves; without scripts, or a clipboard, there is no button, and the value can be selected like any text.
 * @param name of the value: "Sort code"
 */
export function CopyButton({ value, name }: { value: string; name: string }) {
  const { copy: words } = useWords().components;
  const [canCopy, setCanCopy] = useState<boolean>();
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  if (canCopy === false) return null;
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return (
    <span
      className={`flex flex-wrap items-center gap-y-1 print:hidden ${canCopy ? '' : 'invisible noscript:hidden'}`}
    >
      <span role="status" className="not-empty:mr-3 text-sm">
        {outcome !== 'none' && words[outcome]}
        {outcome === 'copied' && <span className="sr-only">{` ${words.what(name)}`}</span>}
      </span>
      <button
        type="button"
        onClick={copy}
        className="min-h-11 cursor-pointer border-2 border-secondary px-3 font-medium text-sm hover:bg-secondary hover:text-primary"
      >
        {words.button}
        <span className="sr-only">{` ${words.what(name)}`}</span>
      </button>
    </span>
  );
}
