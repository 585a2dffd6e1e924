import type { ReactNode } from 'react';

/** A space, then a label such as "Cancelled": inverted on the screen and framed in print, where backgrounds are missing. */
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
