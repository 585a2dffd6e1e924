import { expect, test } from 'vitest';
import { getPageRevisions } from './page-revisions.ts';

function clientThatAnswers(data: unknown) {
  return { query: async () => data as never };
}

test('each page’s words are dated by their route; unknown pages and holes count for nothing', async () => {
  const items = [
    { slug: 'home', sys: { publishedAt: '2026-11-01T10:00:00.000Z' } },
    { slug: 'whats-on', sys: { publishedAt: '2026-11-02T10:00:00.000Z' } },
    { slug: 'elsewhere', sys: { publishedAt: '2026-11-03T10:00:00.000Z' } },
    { slug: 'privacy', sys: { publishedAt: null } },
    null,
  ];
  expect([...(await getPageRevisions(clientThatAnswers({ pageCollection: { items } })))]).toEqual([
    ['home', '2026-11-01T10:00:00.000Z'],
    ['whatsOn', '2026-11-02T10:00:00.000Z'],
  ]);
});
