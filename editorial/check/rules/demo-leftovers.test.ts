import { readFileSync } from 'node:fs';
import { readContent, sourceAt } from 'emulator-for-contentful';
import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import type { ContentEntry } from '#cms/content-entries.ts';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { demoLeftovers, demoPictures } from './demo-leftovers.ts';

const faults = (...entries: readonly ContentEntry[]) =>
  demoLeftovers(entries, []).map(({ entry, sentence }) => `${entry}: ${sentence}`);

test('a text that names the invented church is reported, unless the church has that name itself', () => {
  const role = entryOf('role', 'vicar', { title: 'Vicar of St Oswin’s' });
  expect(faults(role)).toEqual([expect.stringMatching(/^role vicar: This names the invented church/)]);
  const wylam = entryOf('siteSettings', 'site', { title: 'St Oswin’s, Wylam' });
  expect(faults(role, wylam)).toEqual([]);
});

test('a national helpline must have been compared with its source', () => {
  const line = { telephone: '0800 1111', source: 'https://www.childline.org.uk/' };
  expect(faults(entryOf('helpline', 'childline', line))).toHaveLength(1);
  expect(faults(entryOf('helpline', 'childline', { ...line, lastChecked: '2026-11-01' }))).toEqual([]);
});

test('an entry with all the same values as one of the demonstration’s is still theirs', () => {
  const vicar = (name: string) => entryOf('role', 'vicar', { title: 'Vicar', name });
  expect(demoLeftovers([vicar('Ada')], [vicar('Ada')]).map(({ field }) => field)).toEqual(['title']);
  expect(demoLeftovers([vicar('Ada')], [vicar('Bea')])).toEqual([]);
});

test('an invented number is reported once for each field, and not for what is on Safeguarding', () => {
  const numbers = { telephone: '0113 496 0100', responsibilities: 'Ring 0113 496 0101 or 0113 496 0102.' };
  const role = entryOf('role', 'warden', numbers);
  expect(faults(role)).toEqual([
    'role warden: 0113 496 0100 reaches nobody: write your own church’s.',
    'role warden: 0113 496 0101 reaches nobody: write your own church’s.',
  ]);
  const safeguarding = entryOf('safeguarding', 'contacts', { localContact: role.fields });
  expect(faults(role, safeguarding)).toEqual([]);
});

test('a picture of the demonstration is known by its bytes, whatever its name', async () => {
  const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  const space = readFileSync('content/space.yaml');
  const filesOf = async (texts: Readonly<Record<string, string>>) => {
    const described = Object.keys(texts).map((name) => [
      `assets/${name}.yaml`,
      `title: ${name}\nfile: ${name}.svg\n`,
    ]);
    const pictures = Object.entries(texts).map(([name, text]) => [`assets/${name}.svg`, svg(text)]);
    await using folder = await contentFolder({
      'space.yaml': space,
      ...Object.fromEntries([...described, ...pictures]),
    });
    const reading = await readContent(sourceAt(folder.path, 'content/model'));
    return reading.ok ? reading.files : expect.unreachable(JSON.stringify(reading.problems));
  };
  const theirs = await filesOf({ choir: 'choir', tower: 'tower' });
  const own = await filesOf({ singers: 'choir', own: 'own' });
  expect(demoPictures(own, theirs).map(({ file }) => file)).toEqual([
    expect.stringMatching(/assets\/singers\.svg$/),
  ]);
});
