import { GraphQLError } from 'graphql';
import { contentfulError } from '../query/contentful-error.ts';

type Headers = Readonly<Record<string, string>>;

/** An error response without data: its status and its errors. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly GraphQLError[];
  readonly headers: Headers;

  /** @param why a sentence, or errors with a code of Contentful */
  constructor(status: number, why: string | readonly GraphQLError[], headers: Headers = {}) {
    const errors = typeof why === 'string' ? [new GraphQLError(why)] : why;
    super(errors[0]?.message ?? 'Refused');
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** Creates a refusal with one of Contentful's error codes (RULES.md §3). */
export function refuse(
  status: number,
  code: string,
  message: string,
  details?: Readonly<Record<string, unknown>>,
  headers?: Headers,
): Refusal {
  return new Refusal(status, [contentfulError(code, message, details)], headers);
}
