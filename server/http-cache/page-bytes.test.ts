import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addForm, findForm, isKnown, readPage } from './page-bytes.ts';

const words = 'Come as you are. '.repeat(100);

function html(headers: Record<string, string> = {}): Response {
  return new Response(words, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });
}

/** A head as an object. */
function headOf(head: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    head.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), head[at + 1] ?? '']] : [])),
  );
}

function tagOf(head: readonly string[]): string {
  return headOf(head).etag ?? '';
}

test('each form of a page says its own length, coding and tag', async () => {
  const page = await readPage(html());
  const br = await addForm(page, 'br', 'small');
  const gzip = await addForm(page, 'gzip', 'fast');
  const plain = findForm(page, 'identity');
  expect(brotliDecompressSync(br.body).toString()).toBe(words);
  expect(gunzipSync(gzip.body).toString()).toBe(words);
  expect(headOf(br.head)).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(br.body.length),
    vary: 'Accept-Encoding',
  });
  expect(headOf(plain?.head ?? [])).not.toHaveProperty('content-encoding');
  const tags = [tagOf(br.head), tagOf(gzip.head), tagOf(plain?.head ?? [])];
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
});

test('a page is known by any of its tags, and by no other', async () => {
  const page = await readPage(html());
  const tag = tagOf((await addForm(page, 'br', 'fast')).head);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*', tag.replace('-br', '-gzip')])
    expect(isKnown(page, known), known).toBe(true);
  for (const unknown of [undefined, '', '"other"', tag.slice(1), `"${page.fingerprint.slice(1)}"`])
    expect(isKnown(page, unknown), unknown).toBe(false);
});

test('one who has the page is told nothing about its body', async () => {
  const page = await readPage(html({ 'Content-Disposition': 'inline', 'Content-Security-Policy': 'x' }));
  const head = headOf(findForm(page, 'identity')?.unchangedHead ?? []);
  expect(Object.keys(head).sort()).toEqual(['content-security-policy', 'etag', 'vary']);
});

test('pictures and tiny texts are sent as they are', async () => {
  const picture = await readPage(new Response(words, { headers: { 'Content-Type': 'image/png' } }));
  const tiny = await readPage(new Response('tiny', { headers: { 'Content-Type': 'text/html' } }));
  for (const page of [picture, tiny]) {
    expect(findForm(page, 'br')).toBe(findForm(page, 'identity'));
    expect(headOf(findForm(page, 'br')?.head ?? [])).not.toHaveProperty('vary');
  }
});

test('a tag that the page brings along gives way to the server’s', async () => {
  const page = await readPage(html({ ETag: '"theirs"' }));
  expect(tagOf(findForm(page, 'identity')?.head ?? [])).toBe(`"${page.fingerprint}"`);
});
