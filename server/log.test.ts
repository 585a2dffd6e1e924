import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog, logEvents, redirectConsole } from './log.ts';
import { parseSettings, secretsOf } from './settings/settings.ts';

const settings = {
  CONTENT_SPACE: 'church',
  CONTENT_TOKEN: 'canary-delivery-token',
  CONTENT_PREVIEW_TOKEN: 'canary-preview-token',
  PREVIEW_SECRET: 'canary-preview-secret-0123456789abcdef',
  WEBHOOK_SECRET: 'canary0123456789canary0123456789canary0123456789canary0123456789',
};

test('the events are those that docs/operating.md explains', () => {
  const document = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
  const [, list = ''] = document.split('## Log');
  const named = [...list.matchAll(/^- (.*?): /gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(named).toEqual([...logEvents]);
});

test('a line has event, time and level', () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => Temporal.Instant.from('2026-12-06T10:00:00Z'),
  );
  log('warn', 'cache-stale-served', { kind: 'timeout' });
  expect(lines).toEqual([
    '{"time":"2026-12-06T10:00:00.000Z","level":"warn","event":"cache-stale-served","kind":"timeout"}\n',
  ]);
});

test('secrets of the settings are masked, and the line stays valid', () => {
  const secrets = secretsOf(parseSettings(settings));
  expect(secrets).toHaveLength(4);
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => Temporal.Now.instant(),
    [...secrets, 'canary "quoted" secret', 'a'],
  );
  log('error', 'cms-failed', {
    message: `no luck with ${secrets.join(' and ')} and canary "quoted" secret`,
    deep: { secrets },
  });
  expect(lines.join('')).not.toContain('canary');
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'error', event: 'cms-failed' });
});

test('output of packages on the console goes to the log, without secrets', () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => Temporal.Instant.from('2026-12-06T10:00:00Z'),
    ['canary-preview-secret'],
  );
  const target = { ...console };
  redirectConsole(log, target);
  target.warn('No route at %s', '/preview/canary-preview-secret/', new Error('canary-preview-secret'));
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toContain('canary');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'warn',
    event: 'console',
    message: expect.stringContaining('No route at /preview/…/'),
  });
});
