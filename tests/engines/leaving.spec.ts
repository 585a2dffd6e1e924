import { evaluate } from './engine.ts';
import { expect, test } from './test.ts';

// Firefox checks the integrity of a script whose download it has cancelled against an empty file, whose hash this is.
test.use({
  hasColdCache: true,
  expectedConsoleErrors: [/The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/],
});

for (const path of ['/contact', '/donate', '/whats-on'])
  test(`leaving ${path} while it prefetches other pages causes no error`, async ({
    engine,
    recordingProxy,
  }) => {
    await engine.goto(`${recordingProxy.url}${path}`);
    // Not before its own code has come: WebKit has an error event for each script whose download it cancels.
    await expect.poll(() => recordingProxy.requested.some((each) => each.includes('.data'))).toBe(true);
    await evaluate(engine, () => window.scrollTo(0, document.documentElement.scrollHeight));
    await engine.goto(`${recordingProxy.url}/robots.txt`);
  });
