import { hash } from 'node:crypto';
import type { Coding, Compressed } from './coding.ts';
import { compress, type Effort, isCompressible } from './compress.ts';

/** A response in one coding, ready to be written. */
export interface Form {
  readonly body: Buffer;
  readonly effort: Effort;
  /** Names and values of the headers, in turn. */
  readonly head: readonly string[];
  /** The same for one who has it already (RFC 9110 section 15.4.5). */
  readonly unchangedHead: readonly string[];
}

/** A whole response as bytes. */
export interface PageBytes {
  readonly status: number;
  /** Differs when any byte of the body does. */
  readonly fingerprint: string;
  readonly headers: Headers;
  /** Bytes of the body, uncompressed. */
  readonly size: number;
  /** True when its body may be sent compressed. */
  readonly varies: boolean;
  readonly forms: Map<Coding, Form>;
}

/** What the server says for itself, or says anew for each coding. */
const own = ['etag', 'content-length', 'content-encoding', 'connection', 'transfer-encoding', 'date', 'age'];

function isAboutBody(name: string): boolean {
  return name.startsWith('content-') && name !== 'content-location' && name !== 'content-security-policy';
}

function formOf(page: Omit<PageBytes, 'forms'>, coding: Coding, body: Buffer, effort: Effort): Form {
  const shared: string[] = [];
  const about: string[] = [];
  for (const [name, value] of page.headers) (isAboutBody(name) ? about : shared).push(name, value);
  // Strong (RFC 9110 section 8.8.1): other bytes have another tag.
  const variant = coding === 'identity' ? '' : `-${coding}${effort === 'small' ? '2' : ''}`;
  if (page.status === 200) shared.push('etag', `"${page.fingerprint}${variant}"`);
  if (page.varies) shared.push('vary', 'Accept-Encoding');
  if (coding !== 'identity') about.push('content-encoding', coding);
  return {
    body,
    effort,
    head: [...shared, ...about, 'content-length', String(body.length)],
    unchangedHead: shared,
  };
}

/**
 * Reads a whole response.
 * @param compressed forms of its body that are there already, as small as they go
 * @throws when its body breaks off
 */
export async function readPage(
  response: Response,
  compressed: ReadonlyMap<Compressed, Buffer> = new Map(),
): Promise<PageBytes> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  for (const name of own) headers.delete(name);
  const page = {
    status: response.status,
    fingerprint: hash('sha256', body, 'base64url').slice(0, 27),
    headers,
    size: body.length,
    varies: isCompressible(headers.get('Content-Type') ?? '', body.length),
  };
  const forms = new Map<Coding, Form>([['identity', formOf(page, 'identity', body, 'fast')]]);
  for (const [coding, bytes] of compressed) forms.set(coding, formOf(page, coding, bytes, 'small'));
  return { ...page, forms };
}

/**
 * Takes over the compressed bodies of a page that is the same as it was before, though its headers may not be.
 * @returns the codings that could be smaller yet
 */
export function reuseForms(page: PageBytes, before: PageBytes): readonly Compressed[] {
  const further: Compressed[] = [];
  for (const [coding, { body, effort }] of before.forms) {
    if (coding === 'identity') continue;
    page.forms.set(coding, formOf(page, coding, body, effort));
    if (effort === 'fast') further.push(coding);
  }
  return further;
}

/** The page in the coding that a reader takes; undefined when it has yet to be compressed. */
export function findForm({ varies, forms }: PageBytes, coding: Coding): Form | undefined {
  return forms.get(varies ? coding : 'identity');
}

/** Compresses a page; readers from then on get it so. */
export async function addForm(page: PageBytes, coding: Compressed, effort: Effort): Promise<Form> {
  const plain = page.forms.get('identity')?.body ?? Buffer.alloc(0);
  const form = formOf(page, coding, await compress(plain, coding, effort), effort);
  page.forms.set(coding, form);
  return form;
}

/** True when a reader names a version that is this page, in whichever coding (RFC 9110 section 13.1.2: compared weakly). */
export function isKnown({ fingerprint, status }: PageBytes, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined || status !== 200) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => {
    const opaque = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(tag)?.[1] ?? '';
    return opaque === fingerprint || opaque.startsWith(`${fingerprint}-`);
  });
}
