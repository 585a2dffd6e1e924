import type { ReactNode } from 'react';
import { words } from '../words.ts';

interface ProblemSummaryProps {
  /** What must be put right, each a sentence that may begin with a link to its field. */
  readonly errors: readonly ReactNode[];
  readonly children?: ReactNode;
}

/** What must be put right, and what else is to be said at once. The browser moves the focus here. */
export function ProblemSummary({ errors, children }: ProblemSummaryProps) {
  const isWrong = errors.length > 0;
  return (
    // biome-ignore lint/a11y/noAutofocus: somebody whose form comes back must learn first why
    <div className={isWrong ? 'summary errors' : 'summary'} role="alert" tabIndex={-1} autoFocus>
      {isWrong && <h2>{words.problems.title(errors.length)}</h2>}
      {isWrong && <Items items={errors} />}
      {children}
    </div>
  );
}

/** A list whose items have no identity but their place. */
export function Items({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same words
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
