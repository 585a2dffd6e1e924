import type { Answer, Behaviour, FakeContentService } from './fake-content-service.ts';

/** A way in which a content service can fail. */
export interface Fault {
  begin(service: FakeContentService): Promise<void> | void;
  end(service: FakeContentService): Promise<void> | void;
  /** True while the site cannot find the service by its name. */
  readonly isNameless?: boolean;
  /** True where the service answers, but with less: pages show what there is. */
  readonly isPartial?: boolean;
}

const behaving = (behaviour: Behaviour): Fault => ({
  begin: (service) => service.behave(behaviour),
  end: (service) => service.behave({ kind: 'forward' }),
});

const answering = (status: number, type: string, body: string, headers = {}): Fault =>
  behaving({ kind: 'answer', status, type, body, headers });

const editing = (edit: (answer: Answer) => Answer): Fault => behaving({ kind: 'forward', edit });

const json = 'application/json';

const unresolvable = {
  message: 'Link to entry cannot be resolved',
  extensions: { contentful: { code: 'UNRESOLVABLE_LINK' } },
};

/** Returns the response with every value changed by a function. */
function changed(data: unknown, change: (key: string, value: unknown) => unknown): unknown {
  return JSON.parse(JSON.stringify(data), change);
}

const links = /^(picture|place|contact|mainPlace|newPlace|localContact)$/;

/** All of them, by what they are called. */
export const faults: Readonly<Record<string, Fault>> = {
  'refuses the connection': { begin: (service) => service.close(), end: (service) => service.open() },
  'has no name': { begin: () => {}, end: () => {}, isNameless: true },
  'says nothing': behaving({ kind: 'hang' }),
  'stops in the middle': behaving({ kind: 'stop' }),
  trickles: behaving({ kind: 'trickle' }),
  'breaks the connection off': behaving({ kind: 'reset' }),
  'answers 500': answering(500, 'text/plain', 'broken'),
  'answers 503': answering(503, 'text/html', '<p>Back soon'),
  'answers 429': answering(429, json, '{"errors":[]}', { 'X-Contentful-RateLimit-Reset': '2' }),
  'answers 401': answering(401, json, '{"errors":[{"message":"no"}]}'),
  'answers with a page': answering(200, 'text/html', '<!doctype html><p>Hello'),
  'answers with half of JSON': answering(200, json, '{"data":{"eventPageCollection":'),
  'answers with neither data nor errors': answering(200, json, '{}'),
  'answers with errors and no data': answering(200, json, '{"data":null,"errors":[{"message":"no"}]}'),
  'leaves all lists out': editing(({ data }) => ({
    data: changed(data, (key, value) => (/Collection$|^(highlighted|regular)/.test(key) ? null : value)),
    errors: [{ message: 'Internal' }],
  })),
  'has lost everything': editing(({ data }) => ({
    data: changed(data, (key, value) => (key === 'items' ? [] : value)),
  })),
  'answers null for every field': editing(({ data }) => ({
    data: changed(data, (_, value) => (typeof value === 'object' ? value : null)),
  })),
  'answers with an empty object': answering(200, json, '{"data":{}}'),
  'answers with an array': answering(200, json, '{"data":[[[]]]}'),
  'answers with numbers for lists': answering(200, json, '{"data":{"highlightedEvents":{"items":1}}}'),
  'nests its answers deeply': answering(200, json, `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
  'answers without end': behaving({ kind: 'flood' }),
  'cannot resolve links': {
    ...editing(({ data }) => ({
      data: changed(data, (key, value) => (links.test(key) ? null : value)),
      errors: [unresolvable],
    })),
    isPartial: true,
  },
};
