/** Why content cannot be fetched: each kind of specification section 8, those of the network, and the site's own limits. */
export type ContentFailure =
  | {
      readonly kind: 'server-error';
      readonly status: number;
      /** The service's `Retry-After`, in milliseconds. */
      readonly retryAfter?: number | undefined;
      /** A sentence on what the operator can do about it. */
      readonly remedy?: string;
    }
  | { readonly kind: 'parse-error' }
  | { readonly kind: 'missing-data' }
  | { readonly kind: 'query-error'; readonly messages: readonly string[] }
  /** The space does not have the locale of the query. */
  | { readonly kind: 'unknown-locale' }
  | { readonly kind: 'timeout'; readonly milliseconds: number }
  | { readonly kind: 'unreachable'; readonly cause: string }
  /** A response, or the file of a picture with its host. */
  | { readonly kind: 'too-large'; readonly bytes: number; readonly host?: string | undefined }
  /** The file of a picture is on a host from which the site fetches none. */
  | { readonly kind: 'foreign-host'; readonly host: string };

/** A sentence for the operator, without the token or the address that contains it. */
function sentence(operation: string, failure: ContentFailure): string {
  const failed = `The content query ${operation} failed:`;
  switch (failure.kind) {
    case 'server-error':
      return `${failed} the response was not successful, status ${failure.status} where below 300 was expected.${failure.remedy ?? ''}`;
    case 'parse-error':
      return `${failed} the response's body is not JSON.`;
    case 'missing-data':
      return `${failed} the response holds neither data nor errors.`;
    case 'query-error':
      return `${failed} the service refused it: ${failure.messages.join('; ')}`;
    case 'unknown-locale':
      return `${failed} the space does not have the locale of the query.`;
    case 'timeout':
      return `${failed} no complete response within ${failure.milliseconds} ms.`;
    case 'unreachable':
      return `${failed} the service cannot be reached (${failure.cause}).`;
    case 'too-large':
      return `${failed} ${failure.host === undefined ? 'the response' : `a file at ${failure.host}`} is larger than ${failure.bytes} bytes.`;
    case 'foreign-host':
      return `${failed} a file is at “${failure.host}”, which is neither the content service’s own host nor one of Contentful’s for files.`;
  }
}

/**
 * Whether an error is a ContentError, also one of another copy of this module: the server and the bundle each have one, so
 * `instanceof` would miss it.
 */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === 'ContentError' && 'failure' in error;
}

/** A content query without data. An absent entry is not an error but an empty list. */
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
