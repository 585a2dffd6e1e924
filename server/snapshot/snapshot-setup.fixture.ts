import { defaultPageLocale } from '#app/language/page-locale.ts';
import type { QueryResults, Translation } from '#cms/client/fetch-content.ts';
import { createContent } from './snapshot-setup.ts';

/** A content service that responds with these results, or else with a failure. */
export function serviceOf(
  results: () => QueryResults | undefined,
  fail: () => Response = () => Response.error(),
): typeof globalThis.fetch {
  return async (_, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const all = results();
    if (all === undefined) return fail();
    if (variables.locale && all.translations?.[variables.locale] === undefined)
      return new Response('', { status: 503 });
    const own = variables.locale ? (all.translations?.[variables.locale] as Translation) : all;
    return new Response(JSON.stringify({ data: own[operationName as 'AllEvents'] }));
  };
}

/** The content of a site with this service. */
export function contentFrom(
  results: () => QueryResults | undefined,
  stored?: QueryResults,
  time: () => number = Date.now,
  fetch = serviceOf(results),
) {
  const logged: string[] = [];
  const { store } = createContent({
    address: { endpoint: 'http://service.invalid', space: 'space', environment: undefined, token: 'token' },
    fetch,
    maxAge: 10,
    file: {
      read: async () => stored && { results: JSON.parse(JSON.stringify(stored)), fetchedAt: 0 },
      write: () => {},
    },
    siteUrl: 'http://localhost:3000',
    outage: {
      locale: defaultPageLocale,
      title: 'St Example',
      city: 'Leeds',
      telephone: undefined,
      staleNotice: '',
    },
    log: (_, event) => void logged.push(event),
    time,
    onChange: () => {},
  });
  const titles = () => {
    const content = store.current()?.content;
    return [content?.events[0]?.title, content?.otherLanguages[0]?.events[0]?.title];
  };
  return { store, titles, logged };
}
