import { expect, test } from 'vitest';
import { webhookSettings } from './webhook.ts';

test('the content service and the site get one secret, that of the operator or a new one each time', () => {
  const given = 's'.repeat(64);
  expect(webhookSettings(given)).toEqual({
    service: { CONTENT_WEBHOOK_SECRET: given },
    site: { WEBHOOK_SECRET: given },
  });
  const [first, second] = [webhookSettings(undefined), webhookSettings(' ')];
  expect(first.site.WEBHOOK_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(first.service.CONTENT_WEBHOOK_SECRET).toBe(first.site.WEBHOOK_SECRET);
  expect(second.site.WEBHOOK_SECRET).not.toBe(first.site.WEBHOOK_SECRET);
});
