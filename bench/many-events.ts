import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Entry, readContent, sourceAt } from 'emulator-for-contentful';
import { folderFiles } from 'emulator-for-contentful/folder';

const typeOf = (entry: Entry) => entry.sys.contentType.sys.id;

/** The same event under another address, and at another place in the order. */
function copyOf(event: Entry, index: number): Entry {
  const fields = Object.fromEntries(
    Object.entries(event.fields).map(([id, values]) => [
      id,
      Object.fromEntries(
        Object.entries(values).map(([locale, value]) => {
          if (id === 'slug') return [locale, `${String(value)}-${index}`];
          return [locale, id === 'order' ? index : value];
        }),
      ),
    ]),
  );
  return { ...event, sys: { ...event.sys, id: `event-${index}` }, fields };
}

/** Writes the church's own content with so many events: the first of its own, or copies of all of them in turn. */
export async function writeManyEvents(folder: string, count: number): Promise<void> {
  const reading = await readContent(sourceAt('content'));
  if (!reading.ok)
    throw new Error('The content of this church has faults: npm run content:check lists them.');
  const { space } = reading;
  const own = space.entries.filter((entry) => typeOf(entry) === 'eventPage');
  const [first] = own;
  if (first === undefined) throw new Error('There is no event to copy.');
  const events = Array.from({ length: count }, (_, index) => {
    const pattern = own[index % own.length] ?? first;
    return index < own.length ? pattern : copyOf(pattern, index);
  });
  const others = space.entries.filter((entry) => !['eventPage', 'eventChange'].includes(typeOf(entry)));
  const changes = count < own.length ? [] : space.entries.filter((entry) => typeOf(entry) === 'eventChange');
  const entries = withoutLinksTo(own.slice(count), first, [...others, ...events, ...changes]);
  const files = await folderFiles({ ...space, assets: [], entries }, 'Many events', async () => undefined);
  for (const path of new Set([...files].map(([name]) => dirname(name))))
    await mkdir(join(folder, path), { recursive: true });
  for (const [path, content] of files)
    if (path !== 'contentful.json') await writeFile(join(folder, path), content);
  await cp('content/assets', join(folder, 'assets'), { recursive: true });
}

/** Links to omitted events lead to another one. */
function withoutLinksTo(gone: readonly Entry[], other: Entry, entries: readonly Entry[]): readonly Entry[] {
  const ids = new Set(gone.map(({ sys }) => sys.id));
  return JSON.parse(JSON.stringify(entries), (key, value) =>
    key === 'id' && ids.has(value) ? other.sys.id : value,
  );
}
