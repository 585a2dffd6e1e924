import { evaluate } from './engine.ts';
import { expect, test } from './test.ts';

// Firefox checks the integrity of a script whose download it has cancelled against an empty file, whose hash this is.
test.use({
  hasColdCache: true,
  expectedConsoleErrors: [/The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/],
});

test('leaving a page while it prefetches others causes no error', async ({ engine, recordingProxy }) => {
  for (const path of ['/contact', '/donate', '/whats-on']) {
    await engine.goto(`${recordingProxy.url}${path}`);
    await expect.poll(() => recordingProxy.requested.some((each) => each.includes('.data'))).toBe(true);
    await evaluate(engine, () => window.scrollTo(0, document.documentElement.scrollHeight));
  }
});
