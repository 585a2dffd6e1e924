import { ContentError, type ContentFailure, isContentError } from './errors.ts';

/** How many questions may be on their way at once: as many fail when the service does. */
const atOnce = 3;

/** How soon after its first failure the service is asked again, in milliseconds: most faults are one answer long. */
const soon = 1_000;

/** How far apart questions are while it goes on failing, in milliseconds: with those above, and one that is sent twice, twelve in any minute. */
const usualPause = 7_500;

/** How many different questions must be refused in a row before it is the service and not the question. */
const refusalsOfAll = 3;

/** A fault of the service that is going on. */
export interface Fault {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly error: ContentError;
}

/** What stands between the site and the content service, and lets few questions through while the service fails. */
export interface ServiceGate {
  /**
   * Sends a question, in its turn.
   * @throws ContentError of the kind `resting` when the service has failed and it is too early to ask it again
   */
  ask<Value>(operation: string, question: () => Promise<Value>): Promise<Value>;
  /** What is wrong with the service; undefined while it answers. */
  fault(): Fault | undefined;
  /** For how long the service is to be left in peace, in milliseconds. */
  rest(): number;
}

/** What the gate needs. */
export interface ServiceGateOptions {
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** From 0 up to 1: so that many sites do not all ask in the same moment. */
  readonly random: () => number;
  /** How far apart questions are while the service fails, in milliseconds. */
  readonly pause?: number | undefined;
  readonly onFault: (error: ContentError) => void;
  readonly onMended: (fault: Fault) => void;
}

/** True when it may be the question that is wrong, and not the service. */
function isRefusal(failure: ContentFailure): boolean {
  return (
    /^(query-error|incomplete)$/.test(failure.kind) ||
    (failure.kind === 'server-error' && failure.status === 400)
  );
}

interface Closed extends Fault {
  /** By the monotonic clock. */
  nextTry: number;
  /** Settles when the question under way has an outcome. */
  trying: Promise<void> | undefined;
}

interface Turn {
  /** True for the one question that is let through while the service fails. */
  readonly isTry: boolean;
  end(): void;
}

/** A gate that is open. */
export function createServiceGate(options: ServiceGateOptions): ServiceGate {
  const { time, random, pause = usualPause, onFault, onMended } = options;
  const refused = new Set<string>();
  const queue: (() => void)[] = [];
  let underWay = 0;
  let closed: Closed | undefined;

  /** Waits for its turn, and takes it. */
  async function turn(operation: string): Promise<Turn> {
    for (;;) {
      if (closed === undefined) {
        if (underWay < atOnce) return takeTurn();
        await new Promise<void>((resolve) => queue.push(resolve));
      } else if (closed.trying) await closed.trying;
      else if (performance.now() >= closed.nextTry) return takeTry(closed);
      else throw new ContentError(operation, { kind: 'resting', cause: closed.error.message });
    }
  }

  function takeTurn(): Turn {
    underWay += 1;
    return {
      isTry: false,
      end() {
        underWay -= 1;
        // While the service fails they all go away; otherwise the first of them goes on.
        for (const next of queue.splice(0, closed ? queue.length : 1)) next();
      },
    };
  }

  function takeTry(own: Closed): Turn {
    const { promise, resolve } = Promise.withResolvers<void>();
    own.trying = promise;
    return {
      isTry: true,
      end() {
        own.trying = undefined;
        resolve();
      },
    };
  }

  function succeeded(): void {
    refused.clear();
    const fault = closed;
    closed = undefined;
    if (fault) onMended(fault);
  }

  function failed(operation: string, error: ContentError, started: number, isTry: boolean): void {
    if (isRefusal(error.failure)) {
      refused.add(operation);
      if (closed === undefined && refused.size < refusalsOfAll) return;
    }
    const wished = error.failure.kind === 'server-error' ? error.failure.restFor : undefined;
    const isFirst = closed === undefined;
    const own = isFirst
      ? performance.now() + Math.min(pause, soon) * (0.5 + random() / 2)
      : started + pause * (1 + random() / 15);
    const nextTry = Math.max(own, performance.now() + (wished ?? 0));
    if (closed === undefined) {
      closed = { since: time(), error, nextTry, trying: undefined };
      onFault(error);
    } else if (isTry) Object.assign(closed, { error, nextTry });
    else if (wished !== undefined) closed.nextTry = Math.max(closed.nextTry, nextTry);
  }

  return {
    async ask(operation, question) {
      const own = await turn(operation);
      const started = performance.now();
      try {
        const value = await question();
        succeeded();
        return value;
      } catch (error) {
        if (isContentError(error)) failed(operation, error, started, own.isTry);
        throw error;
      } finally {
        own.end();
      }
    },
    fault: () => closed && { since: closed.since, error: closed.error },
    rest: () => (closed ? Math.max(0, closed.nextTry - performance.now()) : 0),
  };
}
