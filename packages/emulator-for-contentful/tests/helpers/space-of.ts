import { createHandler, type Handler, type HandlerOptions } from '../../src/http/handler.ts';
import { serveContent } from '../../src/http/served-content.ts';
import { createImageTransformer } from '../../src/images/image-transformer.ts';
import type { ContentField, ContentType, Validation } from '../../src/model/content-type.ts';
import {
  type Asset,
  type AssetFile,
  type Entry,
  type Locale,
  linkTo,
  type Space,
} from '../../src/model/space.ts';

/** Small spaces for tests, and a way to query them. */

type FieldOptions = Partial<Omit<ContentField, 'id' | 'type'>>;

/** A field with nothing special about it. */
export function field(id: string, type: ContentField['type'], options: FieldOptions = {}): ContentField {
  return { id, name: id, type, required: false, localized: false, validations: [], ...options };
}

const pointsTo = (types: readonly string[]): readonly Validation[] =>
  types.length === 0 ? [] : [{ linkContentType: types }];

/** A field that links to one entry of the given types; of any type when none is given. */
export function entryLink(id: string, ...types: string[]): ContentField {
  return field(id, 'Link', { linkType: 'Entry', validations: pointsTo(types) });
}

/** A field that links to several entries of the given types. */
export function entryLinks(id: string, ...types: string[]): ContentField {
  return field(id, 'Array', { items: { type: 'Link', linkType: 'Entry', validations: pointsTo(types) } });
}

export function contentType(id: string, ...fields: ContentField[]): ContentType {
  return { sys: { id, type: 'ContentType' }, name: id, fields };
}

/** The values of fields in the default locale (en-GB). */
export type Values = Readonly<Record<string, unknown>>;

interface EntryOptions {
  readonly publishedAt?: string;
  readonly draft?: boolean;
  readonly tags?: readonly string[];
}

/** A published entry. A value of the form `{'de-DE': …}` is localised. */
export function entry(type: string, id: string, values: Values = {}, options: EntryOptions = {}): Entry {
  const { publishedAt = '2026-01-01T00:00:00.000Z', draft = false, tags = [] } = options;
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    isLocalised(value) ? value : { 'en-GB': value },
  ]);
  return {
    sys: {
      id,
      type: 'Entry',
      contentType: linkTo('ContentType', type),
      updatedAt: publishedAt,
      ...(draft ? {} : { publishedAt, firstPublishedAt: publishedAt, publishedVersion: 1 }),
    },
    metadata: { tags: tags.map((tag) => linkTo('Tag', tag)) },
    fields: Object.fromEntries(fields),
  };
}

function isLocalised(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return locales.some((locale) => locale.code in value);
}

export function asset(id: string, file: Partial<AssetFile> = {}, description = `Picture of ${id}`): Asset {
  const stored = {
    url: `//files.example/${id}.jpg`,
    fileName: `${id}.jpg`,
    contentType: 'image/jpeg',
    ...file,
  };
  const published = '2026-01-01T00:00:00.000Z';
  return {
    sys: { id, type: 'Asset', publishedAt: published, firstPublishedAt: published, publishedVersion: 1 },
    fields: { title: { 'en-GB': id }, description: { 'en-GB': description }, file: { 'en-GB': stored } },
  };
}

const locales: readonly Locale[] = [
  { code: 'en-GB', name: 'English', default: true, fallbackCode: null },
  { code: 'de-DE', name: 'German', default: false, fallbackCode: 'en-GB' },
  { code: 'cy-GB', name: 'Welsh', default: false, fallbackCode: null },
];

/** A space with the locales English (default), German (falls back to English) and Welsh (falls back to none). */
export function spaceOf(parts: Partial<Space>): Space {
  return { contentTypes: [], entries: [], assets: [], locales, tags: [], ...parts };
}

export const tokens = { delivery: 'delivery', preview: 'preview' };

/** The handler of a space. Internal errors fail the test. */
export function handlerFor(space: Space, more: Pick<HandlerOptions, 'placeOf' | 'problems'> = {}): Handler {
  const content = serveContent(space);
  return createHandler({
    content: () => content,
    ...more,
    space: 'test',
    environment: 'master',
    tokens,
    images: createImageTransformer(),
    publicUrl: 'https://content.example',
    reportError: (error) => {
      throw error;
    },
  });
}

interface WireError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly contentful: { readonly code?: string; readonly requestId: string; readonly details?: unknown };
  };
}

interface WireResponse {
  readonly status: number;
  readonly data: unknown;
  readonly errors: readonly WireError[];
}

interface QueryOptions {
  readonly variables?: Values;
  readonly token?: string;
}

/** Sends one query to the handler and reads the response. */
export async function sendQuery(
  space: Space,
  query: string,
  options: QueryOptions = {},
): Promise<WireResponse> {
  const response = await handlerFor(space)(
    new Request('https://content.example/content/v1/spaces/test', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${options.token ?? tokens.delivery}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query, variables: options.variables }),
    }),
  );
  const body = (await response.json()) as { data?: unknown; errors?: readonly WireError[] };
  return { status: response.status, data: body.data, errors: body.errors ?? [] };
}

/** The data of a response that must have no errors. */
export async function dataOf(space: Space, query: string, options: QueryOptions = {}): Promise<unknown> {
  const { status, data, errors } = await sendQuery(space, query, options);
  if (status !== 200 || errors.length > 0) throw new Error(`${status}: ${JSON.stringify(errors)}`);
  return data;
}
