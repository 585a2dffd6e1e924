import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentType, handlerFor, spaceOf } from '#tests/helpers/space-of.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { findExplorer } from './explorer.ts';

const SPACE = spaceOf({ contentTypes: [contentType('page')] });
const API = 'https://content.example/content/v1/spaces/test';

test('GraphiQL is shown where it is installed and requested, with the token', async () => {
  await using folder = await contentFolder({
    'react/umd/react.production.min.js': 'react',
    'react-dom/umd/react-dom.production.min.js': 'react-dom',
    'graphiql/graphiql.min.js': 'graphiql',
    'graphiql/graphiql.min.css': 'css',
  });
  expect(findExplorer([join(folder.path, 'graphiql')])).toBeUndefined();
  const explorer = findExplorer(['/nowhere', folder.path]);
  if (explorer === undefined) throw new Error('GraphiQL was not found');
  const explored = handlerFor(SPACE, { explorer });
  const get = (path: string) => explored(new Request(`${API}${path}`));
  for (const place of ['', '/environments/master']) {
    const page = await get(`${place}/explore?access_token=delivery`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<script src="explore/graphiql.js">');
    expect(await (await get(`${place}/explore/graphiql.js`)).text()).toBe('graphiql\n');
  }
  expect((await get('/explore')).status).toBe(401);
  expect((await get('/explore/other.js')).status).toBe(404);
  expect((await handlerFor(SPACE)(new Request(`${API}/explore?access_token=delivery`))).status).toBe(404);
});
