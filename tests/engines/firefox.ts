import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefoxProgram } from '#tests/tools/engines.ts';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import type { Engine } from './engine.ts';
import { clickActions, codes, keyActions } from './input-actions.ts';
import { startProgram } from './started-program.ts';

/** An entry of Firefox's console (`log.entryAdded`). */
interface LogEntry {
  readonly level: string;
  readonly text: string;
}

/** The result of a script (`script.callFunction`). */
interface ScriptResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Settings that save what no test needs: the page of a new window, and processes in reserve. */
const preferences = `
user_pref("browser.startup.page", 0);
user_pref("browser.newtabpage.enabled", false);
user_pref("dom.ipc.processPrelaunch.enabled", false);
`;

/** Starts Firefox without a window, with its own profile, and drives it by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-profile-'));
  await writeFile(join(profile, 'user.js'), preferences);
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = startProgram(firefoxProgram, args, { MOZ_CRASHREPORTER_DISABLE: '1', TZ: 'Europe/London' });
  const consoleErrors: string[] = [];
  const address = await firefox.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connectBidi(`${address}/session`, (_, params) => {
    const { level, text } = params as unknown as LogEntry;
    if (level === 'error' || level === 'warn') consoleErrors.push(`${level}: ${text}`);
  });
  await connection.send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    ...driven(connection, await newContext(connection)),
    consoleErrors: () => consoleErrors.splice(0),
    async close() {
      connection.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Opens a new tab: the first one shows a page of the browser, and never has the focus. */
async function newContext(connection: BidiConnection): Promise<string> {
  const { context } = await connection.send('browsingContext.create', { type: 'tab' });
  return String(context);
}

function driven(connection: BidiConnection, context: string): Omit<Engine, 'consoleErrors' | 'close'> {
  const act = async (actions: readonly object[]) => {
    await connection.send('input.performActions', { context, actions });
  };
  return {
    async goto(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(body) {
      const outcome = (await connection.send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify((await (async () => { ${body} })()) ?? null)`,
        target: { context },
        awaitPromise: true,
      })) as unknown as ScriptResult;
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails?.text);
      return JSON.parse(outcome.result?.value ?? 'null');
    },
    press: (key) => act(keyActions([codes[key]])),
    type: (text) => act(keyActions([...text])),
    clickAt: (x, y) => act(clickActions(x, y)),
    async resize(viewport) {
      await connection.send('browsingContext.setViewport', { context, viewport });
    },
    async namesNotFound(role, names) {
      const missing: string[] = [];
      for (const name of names) {
        const { nodes } = await connection.send('browsingContext.locateNodes', {
          context,
          locator: { type: 'accessibility', value: { role, name } },
          maxNodeCount: 1,
        });
        if ((nodes as readonly unknown[]).length === 0) missing.push(name);
      }
      return missing;
    },
    async screenshot() {
      const { data } = await connection.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
  };
}
