import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordContent, recordedFile } from '#scripts/content/record-content.ts';

test('the recorded results are those of today’s queries; after a change of a query or of the content: npm run content:record', async () => {
  expect(await recordContent()).toBe(readFileSync(recordedFile, 'utf8'));
});
