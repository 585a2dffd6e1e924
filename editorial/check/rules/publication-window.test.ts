import { expect, test } from 'vitest';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { publicationWindowProblems } from './publication-window.ts';

test('the only helpline of its part of Safeguarding is shown on all days, which a warning says', () => {
  const ended = entryOf('helpline', 'police', { group: 'police', showUntil: '2026-12-01' });
  const next = entryOf('helpline', 'police-2', { group: 'police', showFrom: '2026-12-02' });
  expect(publicationWindowProblems([ended])).toEqual([
    expect.objectContaining({
      severity: 'warning',
      field: 'showUntil',
      sentence:
        'This is shown on all days: it is the only number for “police” on the Safeguarding page. Add the one that follows it.',
    }),
  ]);
  expect(publicationWindowProblems([ended, next])).toEqual([]);
  const danger = ['999', '18000'].map((id) =>
    entryOf('helpline', id, { group: 'emergency', showUntil: '2026-12-01' }),
  );
  expect(publicationWindowProblems(danger).map(({ sentence }) => sentence)).toEqual(
    danger.map(() => 'This is shown on all days: an emergency number never goes.'),
  );
});
