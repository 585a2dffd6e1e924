import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { readContent, sourceAt } from '../content/content-source.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { fetchFrom } from './fetch-from.ts';

const query = (from: typeof fetch, text: string, token = 'local-delivery-token') =>
  from(`http://anywhere.example/content/v1/spaces/local?access_token=${token}`, {
    method: 'POST',
    body: JSON.stringify({ query: text }),
  }).then((response) => response.json());

const names = '{ labelCollection { items { sys { id } name } } }';

test('content that has been read answers queries without a port, and a wrong token is refused', async () => {
  await using folder = await contentFolder(soundFolder);
  const reading = await readContent(sourceAt(folder.path));
  const from = reading.ok ? fetchFrom(reading) : expect.unreachable();
  expect(await query(from, names)).toEqual({
    data: { labelCollection: { items: [{ sys: { id: 'red' }, name: 'Red' }] } },
  });
  expect(await query(from, names, 'wrong')).toMatchObject({ errors: [{ message: expect.any(String) }] });
});

test('an entry that is left out for a fault is among those as written, with the fields that can be read', async () => {
  await using folder = await contentFolder({
    ...soundFolder,
    'entries/note/a.md': '---\nnext: b\n---\n',
    'entries/note/b.md': '---\ntitle: "B\n---\n',
  });
  const reading = await readContent(sourceAt(folder.path));
  if (!reading.ok) expect.unreachable();
  else {
    expect(reading.space.entries.map(({ sys }) => sys.id)).toEqual(['red']);
    expect(reading.entriesAsWritten.map(({ sys, fields }) => [sys.id, Object.keys(fields)])).toEqual([
      ['red', ['name']],
      ['a', ['next']],
    ]);
  }
});
