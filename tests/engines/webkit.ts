import { freePort } from '#tests/proxies/server-process.ts';
import { webkitPrograms } from '#tests/tools/engines.ts';
import { type Engine, namedRoles } from './engine.ts';
import { clickActions, codes, keyActions } from './input-actions.ts';
import { startProgram } from './started-program.ts';

/** How long a command may take, in milliseconds. */
const commandTimeout = 60_000;

/** Sends a command to WebKitWebDriver (WebDriver, section 6.6) and returns the value of its response. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function sender(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(commandTimeout),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKit, ${path}: ${(value as { message: string }).message}`);
    return value;
  };
}

/** Waits until the driver listens. */
async function ready(send: Send): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * Starts WebKitGTK's own small browser on a virtual screen, and drives it by WebDriver. Its console cannot be read
 * this way: the pages report their errors to the proxy instead (`console-errors.ts`).
 */
export async function startWebKit(consoleErrors: () => readonly string[]): Promise<Engine> {
  const screenArgs = ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'];
  const screen = startProgram(webkitPrograms.screen, screenArgs);
  const display = await screen.waitForOutput(/^(\d+)\n/m);
  const port = await freePort();
  const environment = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', TZ: 'Europe/London' };
  const driver = startProgram(webkitPrograms.driver, [`--port=${port}`], environment);
  const send = sender(`http://127.0.0.1:${port}`);
  await ready(send);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    ...driven((method, path, body) => send(method, `${session}${path}`, body)),
    consoleErrors,
    async close() {
      await driver.stop();
      await screen.stop();
    },
  };
}

function driven(send: Send): Omit<Engine, 'consoleErrors' | 'close'> {
  const run = (body: string) =>
    send('POST', '/execute/sync', { script: `return (async () => { ${body} })();`, args: [] });
  const act = async (actions: readonly object[]) => {
    await send('POST', '/actions', { actions });
  };
  return {
    async goto(url) {
      await send('POST', '/url', { url });
    },
    run,
    press: (key) => act(keyActions([codes[key]])),
    type: (text) => act(keyActions([...text])),
    clickAt: (x, y) => act(clickActions(x, y)),
    async resize({ width, height }) {
      // The window has a bar above the page.
      const bar = Number(await run('return window.outerHeight - window.innerHeight;'));
      await send('POST', '/window/rect', { width, height: height + bar });
    },
    async namesNotFound(role, names) {
      const elements = (await send('POST', '/elements', {
        using: 'css selector',
        value: namedRoles[role],
      })) as readonly Readonly<Record<string, string>>[];
      const found = new Set<string>();
      for (const [id] of elements.map(Object.values)) {
        // WebKit refuses the name of an element that is not displayed.
        const label = String(await send('GET', `/element/${id}/computedlabel`).catch(() => ''));
        // WebKit puts a blank before a colon that is only for screen readers, which nobody hears.
        found.add(label.replaceAll(' :', ':'));
      }
      return names.filter((name) => !found.has(name));
    },
    async screenshot() {
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64');
    },
  };
}
