import { ContentError } from './errors.ts';

/** How long the content service is waited for, and how much is taken from it. */
export interface Patience {
  /** For a connection: looking up, being let in and agreeing on a cipher, in milliseconds. */
  readonly connect: number;
  /** From the question to the first byte of the answer, connecting included, in milliseconds. */
  readonly firstByte: number;
  /** From the question to the last byte of the answer, in milliseconds: the longest that a visitor may wait. */
  readonly whole: number;
  /** The largest answer, in bytes. */
  readonly largest: number;
}

/**
 * What the site has. A first packet that is lost is sent again after a second (RFC 6298 section 2), which is not to be taken for a
 * service that is away; a large church's largest answer has two million bytes.
 */
export const usualPatience: Patience = {
  connect: 1_500,
  firstByte: 3_000,
  whole: 4_500,
  largest: 8_000_000,
};

/** The longest that the service can ask to be left alone, in milliseconds: five minutes. */
const longestRest = 300_000;

/**
 * Bounds the wait for an answer.
 * @returns a signal that ends it with a `ContentError`; what to call when a connection is waited for and when it is there,
 * with the first byte, and when it is over
 */
export function withinPatience(operation: string, { connect, firstByte, whole }: Patience) {
  const control = new AbortController();
  const late = (milliseconds: number) => () =>
    control.abort(new ContentError(operation, { kind: 'timeout', milliseconds }));
  const unconnected = () =>
    control.abort(new ContentError(operation, { kind: 'connect-timeout', milliseconds: connect }));
  let connecting: NodeJS.Timeout | undefined;
  const first = setTimeout(late(firstByte), firstByte);
  const last = setTimeout(late(whole), whole);
  return {
    signal: control.signal,
    waits() {
      connecting ??= setTimeout(unconnected, connect);
    },
    connected: () => clearTimeout(connecting),
    received: () => clearTimeout(first),
    end() {
      clearTimeout(connecting);
      clearTimeout(first);
      clearTimeout(last);
    },
  };
}

/**
 * Reads an answer, and no more of it than is good.
 * @param largest in bytes
 * @throws ContentError when it is larger
 */
export async function readAnswer(operation: string, response: Response, largest: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop gives the connection up.
    if (size > largest) throw new ContentError(operation, { kind: 'too-large', bytes: largest });
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * For how long the service asks to be left alone, in milliseconds: `Retry-After` in seconds or as a date (RFC 9110 section
 * 10.2.3; by the service's own clock), or Contentful's own header, in seconds.
 * @returns undefined when it does not ask
 */
export function restWished(headers: Headers): number | undefined {
  const wished = headers.get('Retry-After') ?? headers.get('X-Contentful-RateLimit-Reset');
  if (wished === null) return undefined;
  const said = Date.parse(headers.get('Date') ?? '');
  const rest = /^\s*\d+(\.\d+)?\s*$/.test(wished) ? Number(wished) * 1000 : Date.parse(wished) - said;
  return Number.isFinite(rest) ? Math.min(Math.max(rest, 0), longestRest) : undefined;
}
