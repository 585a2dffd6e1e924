import { type AnswerStore, noStore, type StoredAnswer } from './answer-store.ts';
import type { ContentClient, Operation } from './client.ts';
import { ContentError } from './errors.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** A question about one page. */
export const page: Operation<{ words: string }, { slug: string }> = {
  name: 'Page',
  reads: ['Page', 'Asset'],
  query: '{}',
  preview: '{}',
};
/** A question about the notices. */
export const notices: Operation<{ words: string }, object> = {
  name: 'Notices',
  reads: ['Notice'],
  query: '{}',
  preview: '{}',
};

/** A service that says what it is told to, and what keeps its answers. */
export function keeping(maxAge = 10_000, store: AnswerStore = noStore) {
  const asked: string[] = [];
  const changed: string[] = [];
  const covered: unknown[] = [];
  let words: () => Promise<unknown> = async () => 'first';
  const source: ContentClient = {
    async query<Data, Variables>({ name }: Operation<Data, Variables>): Promise<Data> {
      asked.push(name);
      const said = await words();
      return (typeof said === 'object' ? said : { words: said }) as Data;
    },
  };
  const answers = createKeptAnswers(source, {
    time: Date.now,
    maxAge,
    onChange: (key) => changed.push(key),
    onCovered: (error) => covered.push(error),
    random: () => 0,
    store,
  });
  return {
    answers,
    asked,
    changed,
    covered,
    say(next: string | (() => Promise<unknown>)) {
      words = typeof next === 'string' ? async () => next : next;
    },
    read: async (slug = 'contact') => (await answers.reader().client.query(page, { slug })).words,
  };
}

/** How a service fails. */
export const down = async () => {
  throw new ContentError('Page', { kind: 'server-error', status: 500 });
};

/** A store that begins with what another has been given. */
export function storing(found: readonly StoredAnswer[] = []) {
  const stored: StoredAnswer[] = [];
  const store: AnswerStore = {
    found: new Map(found.map((answer) => [answer.key, answer])),
    keep: (answer) => stored.push(answer),
    forget: () => {},
  };
  return { store, stored };
}
