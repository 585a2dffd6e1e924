import { chromium, type LaunchOptions } from '@playwright/test';
import type { Engine } from './engine.ts';

/** Starts the Chromium that Playwright drives. */
export async function startChromium(options: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(options);
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      consoleErrors.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (webError) => consoleErrors.push(String(webError.error().stack)));
  return {
    async goto(url) {
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    async namesNotFound(role, names) {
      const cdp = await context.newCDPSession(page);
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      const found = new Set(nodes.flatMap((node) => (node.role?.value === role ? [node.name?.value] : [])));
      return names.filter((name) => !found.has(name));
    },
    consoleErrors: () => consoleErrors.splice(0),
    close: () => browser.close(),
  };
}
