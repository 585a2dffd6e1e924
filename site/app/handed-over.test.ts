import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '#site/domain/hostile-for-tests.ts';
import { dataHandedOver } from './handed-over.ts';

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

/** What the router in a browser is handed by the script. */
function received(html: string): readonly string[] {
  const script = /^<script>([^<>&]*)<\/script>$/.exec(html)?.[1] ?? '';
  const got: string[] = [];
  const streamController = { enqueue: (part: string) => got.push(part), close: () => got.push('closed') };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return got;
}

test('whatever the data holds, the browser is handed it unchanged, and nothing in it ends the script', async () => {
  const data = fc.oneof(hostileText, fc.string({ unit: 'binary' }), fc.constant('</script><!--\u2028&'));
  await fc.assert(
    fc.asyncProperty(data, fc.nat({ max: 40 }), async (text, at) => {
      const wellFormed = text.toWellFormed();
      expect(received(await dataHandedOver(streamOf(wellFormed, at)))).toEqual([wellFormed, 'closed']);
    }),
  );
});

test('a page without data hands nothing over', async () => {
  expect(await dataHandedOver(undefined)).toBe('');
});
