import type { GraphQLError } from 'graphql';
import { type ContentfulCode, contentfulError } from '../query/contentful-error.ts';

/** A request that gets no data: its status and the errors that say why. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly GraphQLError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    errors: readonly GraphQLError[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(errors[0]?.message ?? 'Refused');
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** A refusal with one of Contentful's codes (RULES.md §3). */
export function refuse(
  status: number,
  code: ContentfulCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): Refusal {
  return new Refusal(status, [contentfulError(code, message, details)]);
}
