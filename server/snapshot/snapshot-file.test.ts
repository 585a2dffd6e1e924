import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSnapshotFile } from './snapshot-file.ts';

const address = {
  endpoint: 'https://content.example/v1',
  space: 'church',
  environment: undefined,
  token: 'canary-token',
};
const stored = { results: { title: 'Welcome' }, fetchedAt: 1_000_000 };

/** A temporary folder, and the events of the log. */
function opening() {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const events: string[] = [];
  const open = (path = folder, space = address) =>
    openSnapshotFile(path, space, (_, event) => events.push(event));
  return { folder, events, open };
}

test('what one process writes the next one reads, with its age', async () => {
  const { open } = opening();
  const first = await open();
  expect(await first.read()).toBeUndefined();
  first.write(stored);
  await first.written();
  expect(await (await open()).read()).toEqual(stored);
});

test('what an earlier version wrote has the church’s facts under their present name', async () => {
  const { open } = opening();
  const file = await open();
  const text = { title: 'The "AllFacts": query' };
  file.write({ results: { AllFacts: text, translations: { de: { AllFacts: text } } }, fetchedAt: 1 });
  await file.written();
  expect((await (await open()).read())?.results).toEqual({
    ChurchFacts: text,
    translations: { de: { ChurchFacts: text } },
  });
});

test('the token is in no file and no name, and no other account may read them', async () => {
  const { folder, open } = opening();
  const file = await open(join(folder, 'cache'));
  file.write(stored);
  await file.written();
  const [name = ''] = readdirSync(join(folder, 'cache'));
  expect(name + readFileSync(join(folder, 'cache', name), 'utf8')).not.toContain('canary');
  expect(statSync(join(folder, 'cache', name)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'cache')).mode & 0o777).toBe(0o700);
});

test('the snapshot of another space is not read', async () => {
  const { folder, open } = opening();
  const file = await open();
  file.write(stored);
  await file.written();
  expect(await (await open(folder, { ...address, space: 'another' })).read()).toBeUndefined();
});

test('a file of an impossible time is refused, since no page could say it', async () => {
  const { open, events } = opening();
  const file = await open();
  file.write({ results: stored.results, fetchedAt: -1e300 });
  await file.written();
  expect(await (await open()).read()).toBeUndefined();
  expect(events).toEqual(['snapshot-written', 'snapshot-refused']);
});

test('an unchanged snapshot is written again when the clock has been set back', async () => {
  const { open } = opening();
  const file = await open();
  for (const hours of [0, -2]) {
    file.write({ results: stored.results, fetchedAt: stored.fetchedAt + hours * 3_600_000 });
    await file.written();
  }
  expect((await (await open()).read())?.fetchedAt).toBe(stored.fetchedAt - 2 * 3_600_000);
});

test('an unchanged snapshot is written again after an hour, so that its age is known', async () => {
  const { open, events } = opening();
  const file = await open();
  for (const minutes of [0, 1, 59, 61]) {
    file.write({ results: stored.results, fetchedAt: stored.fetchedAt + minutes * 60_000 });
    await file.written();
  }
  expect(events).toEqual(['snapshot-written', 'snapshot-written']);
  expect((await (await open()).read())?.fetchedAt).toBe(stored.fetchedAt + 61 * 60_000);
});

test.each([
  ['cut short', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -3))],
  ['changed in a byte', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('W', 'V'))],
  ['of another format', (file: string) => writeFileSync(file, '{"results":{}}')],
  [
    'a folder',
    (file: string) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
])('a file that is %s is refused with one line in the log', async (_, spoil) => {
  const { folder, open, events } = opening();
  const file = await open();
  file.write(stored);
  await file.written();
  spoil(join(folder, readdirSync(folder)[0] ?? ''));
  expect(await (await open()).read()).toBeUndefined();
  expect(events).toEqual(['snapshot-written', 'snapshot-refused']);
});

test('when the last file is damaged the one before is read, and it stays until another is whole', async () => {
  const { folder, open, events } = opening();
  const titled = (title: string) => ({ results: { title }, fetchedAt: 1 });
  const write = async (file: Awaited<ReturnType<typeof open>>, title: string) => {
    file.write(titled(title));
    await file.written();
  };
  const first = await open();
  await write(first, 'first');
  await write(first, 'second');
  const last = readdirSync(folder).find((name) => name.endsWith('.json')) ?? '';
  writeFileSync(join(folder, last), 'damaged');
  const second = await open();
  expect(await second.read()).toEqual(titled('first'));
  expect(events.at(-1)).toBe('snapshot-refused');
  await write(second, 'third');
  expect(await (await open()).read()).toEqual(titled('third'));
  writeFileSync(join(folder, last), 'damaged again');
  expect(await (await open()).read()).toEqual(titled('first'));
});

test('two processes on one folder that are killed while they write never leave a damaged snapshot', async () => {
  const { folder, open, events } = opening();
  const writer = `
    import { openSnapshotFile } from ${JSON.stringify(new URL('snapshot-file.ts', import.meta.url).href)};
    const file = await openSnapshotFile(${JSON.stringify(folder)}, ${JSON.stringify(address)}, () => {});
    for (let fetchedAt = 1; ; fetchedAt += 1) {
      file.write({ results: { title: 'Welcome '.repeat(100_000) }, fetchedAt });
      await file.written();
      if (fetchedAt === 1) process.stdout.write('written');
    }`;
  for (let round = 0; round < 5; round += 1) {
    const both = [0, 1].map(() =>
      spawn(process.execPath, ['--input-type=module', '--eval', writer], {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    await Promise.all(both.map(({ stdout }) => once(stdout, 'data')));
    await new Promise((resolve) => setTimeout(resolve, 7 * round));
    for (const each of both) each.kill('SIGKILL');
    await Promise.all(both.map((each) => once(each, 'close')));
    expect(await (await open()).read()).toBeDefined();
  }
  expect(events).toEqual([]);
});

test('a folder that cannot be written to is logged each time that this begins, and nothing half-written is left', async () => {
  const { folder, open, events } = opening();
  const path = join(folder, 'cache');
  const file = await open(path);
  const write = async (title: string) => {
    file.write({ results: { title }, fetchedAt: 1 });
    await file.written();
  };
  await write('first');
  const [name = ''] = readdirSync(path);
  for (let failure = 0; failure < 2; failure += 1) {
    rmSync(join(path, name));
    mkdirSync(join(path, name, 'in-the-way'), { recursive: true });
    await write('second');
    await write('third');
    expect(file.state()).toBe('failing');
    expect(readdirSync(path)).toEqual([name]);
    rmSync(join(path, name), { recursive: true });
    await write('fourth');
    expect(file.state()).toBe('ok');
  }
  expect(events.filter((event) => event === 'snapshot-write-failed')).toHaveLength(2);
});
