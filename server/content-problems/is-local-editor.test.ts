import { expect, test } from 'vitest';
import { mayShowProblems } from './is-local-editor.ts';

test.each([
  ['127.0.0.1', undefined],
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://127.0.0.1:8080'],
  ['127.0.0.1', 'http://[::1]:3000'],
])(
  'a site that listens on %s with the public address %s may say what is wrong with its content',
  (host, siteUrl) => {
    expect(mayShowProblems(host, siteUrl)).toBe(true);
  },
);

test.each([
  ['127.0.0.1', 'https://church.example'],
  ['0.0.0.0', undefined],
  ['192.0.2.4', 'http://localhost:3000'],
  ['127.0.0.1', 'https://localhost.church.example'],
  ['127.0.0.1.example', undefined],
])('a site that listens on %s with the public address %s never does', (host, siteUrl) => {
  expect(mayShowProblems(host, siteUrl)).toBe(false);
});
