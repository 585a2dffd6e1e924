import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { expectNoWidows } from '#tests/helpers/widows.ts';

// Without scripts, since pages look the same and load faster.
test.use({ javaScriptEnabled: false });

test('no heading ends in one short word', async ({ page, request }) => {
  expect(await expectNoWidows(page, request)).toBeGreaterThan(40);
});
