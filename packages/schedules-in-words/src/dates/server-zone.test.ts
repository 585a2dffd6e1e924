import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function outputIn(serverZone: string): string {
  const script = new URL('../../tests/fixtures/print-schedules.ts', import.meta.url).pathname;
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: serverZone },
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  return stdout;
}

test('the server’s own time zone does not change a byte', () => {
  const inUtc = outputIn('UTC');
  expect(inUtc).toContain('2027-07-04T10:30:00+01:00');
  expect(inUtc).toContain('END:VCALENDAR');
  expect(outputIn('Europe/London')).toBe(inUtc);
  expect(outputIn('America/Los_Angeles')).toBe(inUtc);
  expect(outputIn('Pacific/Auckland')).toBe(inUtc);
});
