import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function saidUnder(serverZone: string): string {
  const script = new URL('../../tests/fixtures/print-schedules.ts', import.meta.url).pathname;
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: serverZone },
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  return stdout;
}

test('a server anywhere in the world says the same, to the byte', () => {
  const inUtc = saidUnder('UTC');
  expect(inUtc).toContain('2027-07-04T10:30:00+01:00');
  expect(inUtc).toContain('END:VCALENDAR');
  expect(saidUnder('Europe/London')).toBe(inUtc);
  expect(saidUnder('America/Los_Angeles')).toBe(inUtc);
  expect(saidUnder('Pacific/Auckland')).toBe(inUtc);
});
