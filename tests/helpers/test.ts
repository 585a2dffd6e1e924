import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { addresses } from './addresses.ts';

interface Quiet {
  /** What a test expects the browser to complain of; everything else fails it. */
  expectedNoise: readonly RegExp[];
  quiet: undefined;
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** Playwright's test, on the running site; a console error, a console warning or an uncaught error fails it. */
export const test = base.extend<Quiet>({
  baseURL: ({ browserName: _ }, use) => use(addresses().site),
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        if (isComplaint(message))
          noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => noise.push(String(webError.error().stack)));
      await use(undefined);
      const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)));
      expect(unexpected, 'complaints in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
