import { expect, test } from 'vitest';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { createLoadContext } from '../site-context.ts';
import { loader } from './page.tsx';

const recorded = contentWith([]);
const { project } = recorded;
if (project === undefined) throw new Error('There is no recorded project.');
const textPages = new Map(['the-roof', 'our-hall'].map((slug) => [slug, pageContent()]));

async function projectOn(slug: string, shown: typeof project | undefined) {
  const content = { ...recorded, textPages, project: shown };
  const context = createLoadContext(siteWith({ content }));
  const { data } = await loader({ context, params: { slug } } as never);
  return data.view.project;
}

test('the project is on the page that is about it; every other page, and that without a project, is text alone', async () => {
  const own = { ...project, path: '/the-roof' } as const;
  expect(await projectOn('the-roof', own)).toBe(own);
  expect(await projectOn('our-hall', own)).toBeUndefined();
  expect(await projectOn('the-roof', undefined)).toBeUndefined();
  expect(await projectOn('the-roof', { ...project, path: undefined })).toBeUndefined();
});
