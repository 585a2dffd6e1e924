import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { startEmulator } from './index.ts';
import { contentFolder } from './testing/content-folder.ts';

/** What a program can do that has Contentful's host in its code: each way to send a request prints its response. */
const program = `
import https, { request } from 'node:https';
import { text } from 'node:stream/consumers';
const url = 'https://graphql.contentful.com/content/v1/spaces/local?access_token=local-delivery-token';
const query = JSON.stringify({ query: '{ labelCollection { items { name } } }' });
const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
const { hostname, pathname, search } = new URL(url);
const path = pathname + search;
const encoded = encodeURIComponent('{ labelCollection { items { name } } }');
const received = (start) => new Promise((done, fail) => start(async (response) => done(await text(response))).on('error', fail));
const ways = {
  fetch: async () => (await fetch(url, { ...post, body: query })).text(),
  fetchOfUrl: async () => (await fetch(new URL(url), { ...post, body: query })).text(),
  fetchOfRequest: async () => (await fetch(new Request(url, { ...post, body: query }))).text(),
  request: () => received((done) => { const sent = request(url, post, done); sent.end(query); return sent; }),
  options: () => received((done) => {
    const sent = https.request({ ...post, hostname, path, port: 443, agent: new https.Agent() }, done);
    sent.end(query);
    return sent;
  }),
  get: () => received((done) => https.get(url.replace('graphql.', 'graphql.eu.') + '&query=' + encoded, done)),
};
for (const [name, send] of Object.entries(ways)) console.log(name, await send());
const elsewhere = await fetch('https://127.0.0.1:2/').catch((error) => error.cause.code);
console.log('elsewhere', elsewhere, await received((done) => https.get('https://127.0.0.1:2/', done)).catch((error) => error.code));
`;

test('a program that has Contentful’s host in its code receives the content of the emulator', async () => {
  await using folder = await contentFolder({ ...soundFolder, 'program.mjs': program });
  const emulator = await startEmulator({ source: folder.path, port: 0, watch: false });
  try {
    const args = [
      '--import',
      import.meta.resolve('emulator-for-contentful/redirect'),
      `${folder.path}/program.mjs`,
    ];
    const env = { ...process.env, CONTENT_EMULATOR_URL: new URL(emulator.url).origin };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const content = '{"data":{"labelCollection":{"items":[{"name":"Red"}]}}}';
    const ways = ['fetch', 'fetchOfUrl', 'fetchOfRequest', 'request', 'options', 'get'];
    expect(stdout.trim().split('\n')).toEqual([
      ...ways.map((way) => `${way} ${content}`),
      'elsewhere ECONNREFUSED ECONNREFUSED',
    ]);
  } finally {
    await emulator.close();
  }
});
