import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '#tests/fixtures/hostile-text.arbitrary.ts';
import { dataBlock, handOverScript } from './handed-over.ts';

/** A stream that breaks its text anywhere, also within a character. */
function streamOf(text: string, at: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, at));
      controller.enqueue(bytes.slice(at));
      controller.close();
    },
  });
}

/** What the router in a browser is handed of a data block, by the script. */
function received(html: string): readonly string[] {
  const textContent = /^<script type="application\/json">([^<]*)<\/script>$/.exec(html)?.[1];
  const got: string[] = [];
  const streamController = { enqueue: (part: string) => got.push(part), close: () => got.push('closed') };
  const document = {
    querySelector: (selector: string) =>
      selector === "[type='application/json']" ? { textContent } : undefined,
  };
  runInNewContext(handOverScript, { document, window: { __reactRouterContext: { streamController } } });
  return got;
}

test('whatever the data holds, the browser is handed it unchanged, and nothing in it ends the script', async () => {
  const ends = fc.constantFrom('</script', '<!--', '<script>', '\u2028', '&lt;', '\\', '"', '\r\n');
  const words = fc.oneof(
    hostileText,
    fc.string({ unit: 'binary' }),
    fc.array(ends).map((all) => all.join('')),
  );
  await fc.assert(
    fc.asyncProperty(words, fc.nat({ max: 40 }), async (text, at) => {
      const data = [text.toWellFormed()];
      const [json = '', end] = received(await dataBlock(streamOf(`${JSON.stringify(data)}\n`, at)));
      expect([JSON.parse(json), end]).toEqual([data, 'closed']);
    }),
  );
});

test('a page without data hands nothing over', async () => {
  expect(await dataBlock(undefined)).toBe('');
});
