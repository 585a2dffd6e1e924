import { mergeTests } from '@playwright/test';
import { accountLine } from '#content-editor/accounts';
import { testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { tlsFront } from '#tests/helpers/http/tls-front.ts';
import { freePorts } from '#tests/proxies/server-process.ts';
import { evaluate } from './engine.ts';
import { clickFirst, expectHeading, fill } from './form-parts.ts';
import { test as engines, expect } from './test.ts';

const [port = 0, tlsPort = 0] = await freePorts(2);
const origin = `https://localhost:${tlsPort}`;
const password = 'seven quiet bells ring';

/** The editing page with named editors behind a proxy, in the engine of the project. tests/e2e/editing/sign-in.spec.ts tells the rest. */
const test = mergeTests(
  engines,
  testWithEditor(['siteSettings/', 'role/vicar'], {
    EDIT_PORT: String(port),
    EDIT_ORIGIN: origin,
    EDITORS: await accountLine('Anna Green', password),
  }),
);
test.use({ expectedConsoleErrors: [/status of 403/] });

const front = tlsFront(port);
test.beforeAll(() => new Promise<void>((resolve) => front.listen(tlsPort, '127.0.0.1', resolve)));
test.afterAll(() => {
  front.closeAllConnections();
  front.close();
});

test('an editor signs in, saves, signs out, and is asked again', async ({ engine, start }) => {
  await start.waitForOutput(/The editing page is at/);
  await engine.resize(phone);
  await engine.goto(`${origin}/entries/role/vicar`);
  const signIn = async (text: string) => {
    await fill(engine, '[autocomplete=username]', 'anna green');
    await fill(engine, '[type=password]', text);
    await clickFirst(engine, 'button', 'Sign in');
  };
  await signIn('a wrong password');
  await expect
    .poll(() => evaluate(engine, () => document.querySelector<HTMLElement>('[role=alert]')?.innerText.trim()))
    .toBe('The name or the password is not right.');
  await signIn(password);
  await expectHeading(engine, 'Vicar');
  await fill(engine, '#f-telephone', '0113 496 0199');
  await clickFirst(engine, 'button', 'Save');
  await expectHeading(engine, /^Saved\./);
  await clickFirst(engine, 'button', 'Sign out');
  await expectHeading(engine, 'Sign in');
  await engine.goto(`${origin}/entries/role/vicar`);
  await expectHeading(engine, 'Sign in');
});
