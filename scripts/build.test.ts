import { expect, test } from 'vitest';
import { withoutSettings } from './build.ts';

test('the builder is told no setting of the site, so that no built file can hold one', () => {
  const machine = { PATH: '/bin', HOME: '/root', NODE_ENV: 'production' };
  const secrets = {
    CONTENT_TOKEN: 'a',
    CONTENT_PREVIEW_TOKEN: 'b',
    WEBHOOK_SECRET: 'c',
    WEBHOOK_HEADER: 'd',
    PREVIEW_SECRET: 'e',
    PURGE_URL: 'f',
    PURGE_HEADER: 'g',
  };
  expect(withoutSettings({ ...machine, ...secrets })).toEqual(machine);
});
