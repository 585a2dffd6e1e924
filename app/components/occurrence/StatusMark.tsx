import type { ReactNode } from 'react';

/** A space, then "Cancelled" and the like: the ink inverted, and framed on paper, where backgrounds are not printed. */
export function StatusMark({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <strong className="ml-1 inline-block border border-secondary bg-secondary px-2 font-bold text-primary print:bg-transparent print:text-secondary">
        {children}
      </strong>
    </>
  );
}
