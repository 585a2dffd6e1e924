/** What writes to a folder. */
export interface Writing {
  /** Does one thing after the other, so that the newest is the last to be written. Never fails: it complains. */
  inTurn(work: () => Promise<void>): void;
  /** Tells of a folder that cannot be used: once, for the next failure says nothing new. */
  complain(error: unknown): void;
  /** When all that has been handed in is done. */
  done(): Promise<void>;
}

/** Writing of which the first failure is told. */
export function createWriting(tell: (message: string) => void): Writing {
  let writing: Promise<void> = Promise.resolve();
  let hasComplained = false;

  function complain(error: unknown): void {
    if (hasComplained) return;
    hasComplained = true;
    tell(error instanceof Error ? error.message : String(error));
  }

  return {
    complain,
    inTurn(work) {
      writing = writing.then(work).catch(complain);
    },
    done: () => writing,
  };
}
