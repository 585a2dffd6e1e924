import { hash } from 'node:crypto';
import type { AnswerStore } from '#site/content/answer-store.ts';
import { createLastGood, type LastGood } from '#site/content/last-good.ts';
import { hasLocalContact, type Safeguarding } from '#site/domain/safeguarding.ts';
import type { Log } from '../log.ts';

/** Where the last good contacts are, among the answers. */
const key = 'LastGood/Safeguarding';

/** The form of what is kept; to be raised when `Safeguarding` changes. */
const form = 'safeguarding 2';

/** The last contacts that named somebody in the church who can be reached: they outlive the process, and content without. */
export function createKeptSafeguarding(
  store: AnswerStore,
  clock: () => Temporal.Instant,
  log: Log,
): LastGood<Safeguarding> {
  const found = store.found.get(key);
  return createLastGood(
    hasLocalContact,
    (data) =>
      store.keep(
        { key, question: form, data, askedAt: clock().epochMilliseconds },
        hash('sha1', JSON.stringify(data)),
      ),
    () =>
      log('error', 'safeguarding-kept', {
        message:
          'Content names nobody in the church who can be reached: the Safeguarding page stays as it last was.',
      }),
    // The file has passed its checksum: it is what this very form wrote.
    found?.question === form ? (found.data as Safeguarding) : undefined,
  );
}
