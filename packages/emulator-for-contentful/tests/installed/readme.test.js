import { once } from 'node:events';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleSpace, run } from './space.js';

/** The files that the README shows, by the name in their first line. */
const readme = await readFile(
  join(import.meta.dirname, 'node_modules/emulator-for-contentful/README.md'),
  'utf8',
);
const shown = [...readme.matchAll(/```js\n\/\/ (\S+)\n(.*?)```/gs)].map(([, name, text]) => [name, text]);

const exampleQuery = `const title = async () => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer local-delivery-token' };
  const body = JSON.stringify({ query: '{ note(id: "a") { title } }' });
  const response = await fetch(process.env.CONTENTFUL_API + '/spaces/local', { method: 'POST', headers, body });
  return (await response.json()).data.note.title;
};
`;

/** A project with the files of the README, an export, and files of its own. */
async function project(own) {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-readme-'));
  await symlink(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of [...shown, ['export.json', exampleSpace], ...Object.entries(own)])
    await writeFile(join(folder, name), text);
  return folder;
}

/** A port that nothing uses, since those of the README may be in use on this machine. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Runs the tests of a project as in CI. */
async function outputOf(command, args, folder) {
  const { code, output } = await run(command, args, { cwd: folder, env: { CI: '1', NODE_OPTIONS: '' } });
  expect(code, output).toBe(0);
  return output;
}

test('the README shows the files that this test runs', () => {
  expect(shown.map(([name]) => name)).toEqual([
    'vitest.global-setup.js',
    'jest.global-setup.mjs',
    'jest.global-teardown.mjs',
    'playwright.config.js',
  ]);
});

test('Vitest', async () => {
  const folder = await project({
    'package.json': '{"type": "module"}',
    'vitest.config.js': `export default { test: { globalSetup: './vitest.global-setup.js' } };`,
    'note.test.js': `import { expect, test } from 'vitest';\n${exampleQuery}test('note', async () => expect(await title()).toBe('A note'));`,
  });
  expect(await outputOf('vitest', ['run'], folder)).toMatch(/Tests .*1 passed/);
});

test('Jest, with tests in CommonJS', async () => {
  const setup = `globalSetup: './jest.global-setup.mjs', globalTeardown: './jest.global-teardown.mjs'`;
  const folder = await project({
    'package.json': '{}',
    'jest.config.js': `module.exports = { ${setup}, testEnvironment: 'node' };`,
    'note.test.js': `${exampleQuery}test('note', async () => expect(await title()).toBe('A note'));`,
  });
  expect(await outputOf('jest', ['--forceExit=false'], folder)).toMatch(/Tests: +1 passed/);
});

test('Playwright', async () => {
  const ports = new Map([
    ['3000', await freePort()],
    ['4000', await freePort()],
  ]);
  const withFreePorts = (text) => text.replaceAll(/3000|4000/g, (port) => ports.get(port));
  const server = `${exampleQuery}
require('node:http').createServer(async (_, response) => response.end(await title())).listen(3000, '127.0.0.1');`;
  const folder = await project({
    'playwright.config.js': withFreePorts(shown.find(([name]) => name === 'playwright.config.js')[1]),
    'package.json': '{"scripts": {"start": "node server.cjs"}, "type": "module"}',
    'server.cjs': withFreePorts(server),
    'note.spec.js': `import { expect, test } from '@playwright/test';
test('note', async ({ request }) => expect(await (await request.get('/')).text()).toBe('A note'));`,
  });
  expect(await outputOf('playwright', ['test'], folder)).toMatch(/1 passed/);
});
