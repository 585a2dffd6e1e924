import { expect, test } from 'vitest';
import { ContentError, isContentError } from './errors.ts';

test('a content error of another copy of the module is one too, as the server and its bundle have one each', () => {
  const failure = { kind: 'parse-error' } as const;
  expect(isContentError(new ContentError('ChurchFacts', failure))).toBe(true);
  const foreign = Object.assign(new Error('…'), { name: 'ContentError', failure });
  expect(foreign).not.toBeInstanceOf(ContentError);
  expect(isContentError(foreign)).toBe(true);
});

test.each([
  ['another error', new TypeError('fetch failed')],
  ['an error with a failure under another name', Object.assign(new Error('…'), { failure: {} })],
  ['an error of that name without a failure', Object.assign(new Error('…'), { name: 'ContentError' })],
  ['an object that is no error', { name: 'ContentError', failure: { kind: 'parse-error' } }],
  ['nothing', undefined],
])('%s is no content error', (_, error) => {
  expect(isContentError(error)).toBe(false);
});
