import { hash } from 'node:crypto';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { createRequestHandler, Links, Meta, Outlet, Scripts, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { siteWith } from '#tests/fixtures/content.fixture.ts';
import * as entryServer from '../entry.server.tsx';
import type { SiteContext } from '../site-context.ts';
import { metaPolicy } from './content-security-policy.ts';
import { withoutRouter } from './finish-html.ts';

const smuggled = '<script>alert(1)</script><script nonce="guessed">alert(2)</script>';
const hostile = `</script>${smuggled}`;

function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
      </head>
      <body>
        <h1>Welcome</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as if content had brought a script in */}
        <div dangerouslySetInnerHTML={{ __html: smuggled }} />
        <p title={hostile}>{hostile}</p>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

const route = { id: 'root', path: '' };

/** A site with one page, as React Router builds it. */
const build: ServerBuild = {
  entry: { module: entryServer },
  routes: {
    root: {
      ...route,
      module: {
        default: Root,
        loader: () => ({ text: hostile }),
        links: () => [{ rel: 'stylesheet', href: '/assets/root.css' }],
        meta: () => [{ title: 'A' }, { 'script:ld+json': { name: hostile } }],
      },
    },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/libraries.js'] },
    routes: {
      root: {
        ...route,
        module: '/assets/root.js',
        imports: [],
        css: [],
        hasLoader: true,
        hasAction: false,
        hasClientLoader: false,
        hasClientAction: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
};

const responseFor = (fields: Partial<SiteContext>) =>
  createRequestHandler(build, 'production')(
    new Request('https://church.example/'),
    entryServer.createLoadContext(siteWith(fields)),
  );
const response = await responseFor({});
const html = await response.text();
const policy = response.headers.get('Content-Security-Policy') ?? '';
const page = new DOMParser().parseFromString(html, 'text/html');
const all = (name: string) => [...page.getElementsByTagName(name)];
const isIn = (element: Element, name: string) => {
  for (let above = element.parentNode; above; above = above.parentNode)
    if (above.nodeName === name) return true;
  return false;
};

/** Scripts that a browser would run; data blocks have another type. */
const running = all('script').filter((script) => !script.getAttribute('type')?.startsWith('application/'));

test('the router’s scripts and their preloads are in a template after the content; style sheet and font are not', () => {
  const waiting = [...running, ...all('link')].filter((element) => isIn(element, 'template'));
  const [style, font, ...modules] = ['stylesheet', 'preload', 'modulepreload'].flatMap((rel) =>
    all('link').filter((link) => link.getAttribute('rel') === rel),
  );
  expect(style && isIn(style, 'head')).toBe(true);
  expect(font && isIn(font, 'head')).toBe(true);
  expect(modules.map((link) => link.getAttribute('href'))).toEqual([
    '/languages/en-GB/page-words.ts',
    '/assets/manifest.js',
    '/assets/entry.js',
    '/assets/libraries.js',
    '/assets/root.js',
  ]);
  for (const link of modules) expect(waiting).toContain(link);
  expect(waiting.filter(({ nodeName }) => nodeName === 'script').length).toBeGreaterThanOrEqual(4);
  expect(html.indexOf('<template>')).toBeGreaterThan(html.indexOf('Welcome'));
});

test('the policy allows every script of the router and the one that starts them, and none from content', () => {
  const named = running.filter(({ textContent }) =>
    policy.includes(`'sha256-${hash('sha256', textContent ?? '', 'base64')}'`),
  );
  expect(running.filter((script) => !named.includes(script)).map(({ textContent }) => textContent)).toEqual([
    'alert(1)',
    'alert(2)',
  ]);
  expect(named.filter((script) => !isIn(script, 'template'))).toHaveLength(1);
});

test('page and policy have no nonce', () => {
  const marked = ['script', 'link'].flatMap(all).filter((element) => element.hasAttribute('nonce'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['alert(2)']);
  expect(policy).not.toMatch(/nonce-|unsafe-|\*/);
});

test('the page is a whole document, and nothing in it waits for another part', () => {
  expect(html).toMatch(/^<!DOCTYPE html><html[\s\S]*<\/body><\/html>$/);
  expect(html).not.toContain('$RC');
});

test('a page that is a file has its policy in itself, directly after its encoding', async () => {
  expect(html).not.toContain('http-equiv');
  const exported = await responseFor({ isExported: true });
  const own = metaPolicy(exported.headers.get('Content-Security-Policy') ?? '');
  expect(own).toMatch(/^default-src 'none'; script-src 'self' 'sha256-.+; trusted-types default$/);
  expect(own).not.toContain('frame-ancestors');
  expect(await exported.text()).toMatch(
    new RegExp(
      `^<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${RegExp.escape(own)}"/>`,
    ),
  );
});

test('a page without the router is whole, and has nothing that it would hydrate', () => {
  const page = withoutRouter(html);
  expect(page).toMatch(/^<!DOCTYPE html><html[\s\S]*<\/body><\/html>$/);
  expect(page).toContain('Welcome');
  expect(page).not.toContain('<template>');
  expect(page).not.toContain('/assets/entry.js');
});
