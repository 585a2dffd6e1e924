import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entryOf, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { accountFaults, demonstrationFaults, demonstrationFiles } from './demonstration.ts';

const faults = async (...entries: Parameters<typeof spaceOf>[0]) =>
  (await demonstrationFaults(spaceOf(entries))).map(({ record, message }) => `${record.id}: ${message}`);

test('a text that names the invented church is reported, unless the church has that name itself', async () => {
  const role = entryOf('role', 'vicar', { title: 'Vicar of St Oswin’s' });
  expect(await faults(role)).toEqual([expect.stringMatching(/^vicar: This names the invented church/)]);
  const wylam = entryOf('siteSettings', 'site', { title: 'St Oswin’s, Wylam' });
  expect(await faults(role, wylam)).toEqual([]);
});

test('a national helpline must have been compared with its source', async () => {
  const line = { telephone: '0800 1111', source: 'https://www.childline.org.uk/' };
  expect(await faults(entryOf('helpline', 'childline', line))).toHaveLength(1);
  expect(await faults(entryOf('helpline', 'childline', { ...line, lastChecked: '2026-11-01' }))).toEqual([]);
});

test('a bank account of noughts is reported', () => {
  const account = (sortCode: string, accountNumber: string) =>
    accountFaults(spaceOf([entryOf('giving', 'giving', { sortCode, accountNumber })])).length;
  expect(account('00-00-00', '12345678')).toBe(1);
  expect(account('12-34-56', '00000000')).toBe(1);
  expect(account('12-34-56', '12345678')).toBe(0);
});

test('a picture of the demonstration is known by its bytes, whatever its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  cpSync('content/assets/choir.svg', join(folder, 'assets/singers.svg'));
  writeFileSync(join(folder, 'assets/own.svg'), '<svg/>');
  expect(demonstrationFiles(folder).map(({ file }) => file)).toEqual([join(folder, 'assets/singers.svg')]);
});
