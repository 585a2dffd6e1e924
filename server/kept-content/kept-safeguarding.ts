import { hash } from 'node:crypto';
import type { AnswerStore } from '#cms/answer-store.ts';
import { createLastGood, type LastGood } from '#cms/last-good.ts';
import { hasLocalContact, type Safeguarding } from '#domain/safeguarding/safeguarding.ts';
import { unreachableContacts, unreachableInWords } from '#domain/safeguarding/unreachable-contacts.ts';
import type { Log } from '../log.ts';

/** Where the last good contacts are, among the answers. */
const key = 'LastGood/Safeguarding';

const namesNobody = 'Content names nobody in the church who can be reached.';

/** The form of what is kept; to be raised when `Safeguarding` changes. */
const form = 'safeguarding 2';

/**
 * The last good Safeguarding page: it names somebody in the church who can be reached and, on a public site, no number or
 * address that reaches nobody. It outlives the process, and content that is not good.
 * @param siteUrl the site's own address
 */
export function createKeptSafeguarding(
  store: AnswerStore,
  clock: () => Temporal.Instant,
  log: Log,
  siteUrl: string,
): LastGood<Safeguarding> {
  const found = store.found.get(key);
  return createLastGood(
    (shown) => hasLocalContact(shown) && unreachableContacts(shown, siteUrl).length === 0,
    (data) =>
      store.keep(
        { key, question: form, data, askedAt: clock().epochMilliseconds },
        hash('sha1', JSON.stringify(data)),
      ),
    (fresh) => {
      const [way] = unreachableContacts(fresh, siteUrl);
      const fault = hasLocalContact(fresh) && way ? unreachableInWords(way) : namesNobody;
      log('error', 'safeguarding-kept', { message: `${fault} The Safeguarding page stays as it last was.` });
    },
    // The file has passed its checksum: it is what this very form wrote.
    found?.question === form ? (found.data as Safeguarding) : undefined,
  );
}
