/** Why content cannot be had: each kind of specification section 8, those of the network, and limits of the site's own. */
export type ContentFailure =
  | {
      readonly kind: 'server-error';
      readonly status: number;
      /** For how long the service asks to be left alone, in milliseconds. */
      readonly retryAfter?: number | undefined;
      /** The setting that the service does not accept, where that is what is wrong. */
      readonly setting?: RefusedSetting | undefined;
    }
  | { readonly kind: 'parse-error' }
  | { readonly kind: 'missing-result' }
  | { readonly kind: 'query-error'; readonly messages: readonly string[] }
  | { readonly kind: 'timeout'; readonly milliseconds: number }
  | { readonly kind: 'unreachable'; readonly cause: string }
  /** An answer, or the file of a picture, which comes from a host. */
  | { readonly kind: 'too-large'; readonly bytes: number; readonly host?: string }
  /** The file of a picture is where the site fetches none. */
  | { readonly kind: 'foreign-host'; readonly host: string }
  /** It was not asked: it has just failed, and is left alone for a while. */
  | { readonly kind: 'circuit-open'; readonly cause: string };

/** The settings that name the space and open it. */
export type RefusedSetting =
  | 'CONTENT_TOKEN'
  | 'CONTENT_PREVIEW_TOKEN'
  | 'CONTENT_SPACE'
  | 'CONTENT_ENVIRONMENT'
  | 'CONTENT_ENDPOINT';

/** What to do about a setting that is not accepted. */
function remedy(setting: RefusedSetting | undefined): string {
  switch (setting) {
    case undefined:
      return '';
    case 'CONTENT_TOKEN':
    case 'CONTENT_PREVIEW_TOKEN':
      return ` The service refuses ${setting}: give a token that is valid for this space.`;
    case 'CONTENT_SPACE':
    case 'CONTENT_ENVIRONMENT':
      return ` The service knows no such ${setting}.`;
    case 'CONTENT_ENDPOINT':
      return ' There is nothing at that address: check CONTENT_ENDPOINT, CONTENT_SPACE and CONTENT_ENVIRONMENT.';
  }
}

/** The sentence an operator reads; never holds the token or the address that carries it. */
function sentence(operation: string, failure: ContentFailure): string {
  const asked = `The content query ${operation} failed:`;
  switch (failure.kind) {
    case 'server-error':
      return `${asked} the response was not successful, status ${failure.status} where below 300 was expected.${remedy(failure.setting)}`;
    case 'parse-error':
      return `${asked} the response's body is not JSON.`;
    case 'missing-result':
      return `${asked} the response holds neither data nor errors.`;
    case 'query-error':
      return `${asked} the service refused it: ${failure.messages.join('; ')}`;
    case 'timeout':
      return `${asked} no complete answer within ${failure.milliseconds} ms.`;
    case 'unreachable':
      return `${asked} the service cannot be reached (${failure.cause}).`;
    case 'too-large':
      return `${asked} ${failure.host === undefined ? 'the answer' : `a file at ${failure.host}`} is larger than ${failure.bytes} bytes.`;
    case 'foreign-host':
      return `${asked} a file is at “${failure.host}”, which is neither the content service’s own host nor one of Contentful’s for files.`;
    case 'circuit-open':
      return `${asked} it was not sent, since the service has just failed. ${failure.cause}`;
  }
}

/**
 * Tells a content error from any other, also one that another copy of this module has made: the server makes the client
 * from these files and the bundle holds its own, so `instanceof` would not know it.
 */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === 'ContentError' && 'failure' in error;
}

/** A content query that gave no data. An absent entry is not one: that is an empty answer. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly operation: string;
  readonly failure: ContentFailure;

  constructor(operation: string, failure: ContentFailure) {
    super(sentence(operation, failure));
    this.operation = operation;
    this.failure = failure;
  }
}

/** What a question ends with that is not to be asked, while its answer is not in the cache. */
export class NotCached extends Error {
  override readonly name = 'NotCached';
}
