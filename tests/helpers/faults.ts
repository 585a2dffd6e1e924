import type { Behaviour, FakeContentService, GraphqlResponse } from './fake-content-service.ts';

/** A way in which a content service can fail. */
export interface Fault {
  begin(service: FakeContentService): Promise<void> | void;
  end(service: FakeContentService): Promise<void> | void;
  /** True while the site cannot find the service by its name. */
  readonly isNameless?: boolean;
  /** True where the service responds with less: pages show what there is. */
  readonly isPartial?: boolean;
  /** True where the service responds in full and at once, but not with what was queried. */
  readonly isWrongResponse?: boolean;
}

const behaving = (behaviour: Behaviour): Fault => ({
  begin: (service) => service.behave(behaviour),
  end: (service) => service.behave({ kind: 'forward' }),
});

const responding = (status: number, type: string, body: string, headers = {}): Fault => ({
  ...behaving({ kind: 'respond', status, type, body, headers }),
  isWrongResponse: true,
});

const editing = (edit: (response: GraphqlResponse) => GraphqlResponse): Fault => ({
  ...behaving({ kind: 'forward', edit }),
  isWrongResponse: true,
});

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

/** All faults by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'refuses the connection': { begin: (service) => service.close(), end: (service) => service.open() },
  'has no name': { begin: () => {}, end: () => {}, isNameless: true },
  'does not respond': behaving({ kind: 'hang' }),
  'stops in the middle': behaving({ kind: 'stop' }),
  trickles: behaving({ kind: 'trickle' }),
  'breaks the connection off': behaving({ kind: 'reset' }),
  'responds with 500': responding(500, 'text/plain', 'broken'),
  'responds with 503': responding(503, 'text/html', '<p>Back soon'),
  'responds with 429': responding(429, json, '{"errors":[]}', { 'X-Contentful-RateLimit-Reset': '2' }),
  'responds with 401': responding(401, json, '{"errors":[{"message":"no"}]}'),
  'responds with a page': responding(200, 'text/html', '<!doctype html><p>Hello'),
  'responds with half of JSON': responding(200, json, '{"data":{"eventPageCollection":'),
  'responds with neither data nor errors': responding(200, json, '{}'),
  'responds with errors and no data': responding(200, json, '{"data":null,"errors":[{"message":"no"}]}'),
  'leaves all lists out': editing(({ data }) => ({
    data: changed(data, (key, value) => (/Collection$|^(highlighted|regular)/.test(key) ? null : value)),
    errors: [{ message: 'Internal' }],
  })),
  'has lost everything': editing(({ data }) => ({
    data: changed(data, (key, value) => (key === 'items' ? [] : value)),
  })),
  'responds with null for every field': editing(({ data }) => ({
    data: changed(data, (_, value) => (typeof value === 'object' ? value : null)),
  })),
  'responds with an empty object': responding(200, json, '{"data":{}}'),
  'responds with an array': responding(200, json, '{"data":[[[]]]}'),
  'responds with numbers for lists': responding(200, json, '{"data":{"highlightedEvents":{"items":1}}}'),
  'nests its data deeply': responding(200, json, `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
  'responds without end': behaving({ kind: 'flood' }),
  'cannot resolve links': {
    ...editing(({ data }) => ({
      data: changed(data, (key, value) => (links.test(key) ? null : value)),
      errors: [unresolvable],
    })),
    isPartial: true,
  },
};
