import { hash } from 'node:crypto';
import type { StoredAnswer } from './answer-store.ts';
import type { ContentClient, Operation } from './client.ts';
import { adapt } from './kept-form.ts';

/** An answer of the content service as it is kept. */
export interface Answer {
  readonly operation: Operation<unknown, unknown>;
  readonly variables: unknown;
  readonly data: unknown;
  /** Differs when any byte of the data does. */
  readonly fingerprint: string;
  /** Characters of its JSON. */
  readonly size: number;
  /** When the question was sent, in milliseconds since 1970: the answer is no newer than that. */
  askedAt: number;
  /** Until when the service is left in peace because it has failed, in milliseconds since 1970. */
  restUntil: number;
}

/**
 * What an answer is known by: the operation and its variables, for instance `Page/contact`. Fit for a header, so that
 * caches elsewhere can be told of it.
 */
export function answerKey(operation: string, variables: unknown): string {
  const values = typeof variables === 'object' && variables !== null ? Object.values(variables) : [];
  return [operation, ...values.map((value) => encodeURIComponent(String(value)))].join('/');
}

/** Tells a question from any that means something else, and goes with its answer where that is kept. */
export function questionMark({ query, kept }: Operation<unknown, unknown>): string {
  return kept?.mark ?? hash('sha1', query, 'base64url');
}

/**
 * What an answer says that was kept, maybe by an earlier release.
 * @returns undefined when it is none to this question
 */
export function keptData(operation: Operation<unknown, unknown>, stored: StoredAnswer): unknown {
  if (stored.question !== questionMark(operation)) return undefined;
  return operation.kept ? adapt(operation.kept.fields, stored.data) : stored.data;
}

/** An answer from its data. */
export function answerOf(
  operation: Operation<unknown, unknown>,
  variables: unknown,
  data: unknown,
  askedAt: number,
): Answer {
  const text = JSON.stringify(data);
  const fingerprint = hash('sha1', text, 'base64url');
  return { operation, variables, data, fingerprint, size: text.length + 200, askedAt, restUntil: 0 };
}

/**
 * Asks the service.
 * @param now in milliseconds since 1970
 * @throws ContentError
 */
export async function ask<Data, Variables>(
  source: ContentClient,
  operation: Operation<Data, Variables>,
  variables: Variables,
  now: number,
): Promise<Answer> {
  const data = await source.query(operation, variables);
  return answerOf(operation as Operation<unknown, unknown>, variables, data, now);
}
