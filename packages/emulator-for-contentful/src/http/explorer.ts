import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { textResponse } from './responses.ts';

/** The last versions of GraphiQL and React that a page can load without a bundler. */
export const EXPLORER_PACKAGES = 'graphiql@4 react@18 react-dom@18';

const FILES: Readonly<Record<string, readonly [packageName: string, file: string, contentType: string]>> = {
  'react.js': ['react', 'umd/react.production.min.js', 'text/javascript'],
  'react-dom.js': ['react-dom', 'umd/react-dom.production.min.js', 'text/javascript'],
  'graphiql.js': ['graphiql', 'graphiql.min.js', 'text/javascript'],
  'graphiql.css': ['graphiql', 'graphiql.min.css', 'text/css'],
};

/** The files of GraphiQL by their names in the page. */
export type Explorer = ReadonlyMap<string, { readonly path: string; readonly contentType: string }>;

/** Finds GraphiQL where this package or the current folder resolves packages; undefined when it is not installed. */
export function findExplorer(folders = defaultFolders()): Explorer | undefined {
  const found = Object.entries(FILES).flatMap(([name, [packageName, file, contentType]]) => {
    const path = folders.map((folder) => join(folder, packageName, file)).find((one) => existsSync(one));
    return path === undefined ? [] : [[name, { path, contentType }] as const];
  });
  return found.length === Object.keys(FILES).length ? new Map(found) : undefined;
}

function defaultFolders(): readonly string[] {
  const beside = createRequire(import.meta.url).resolve.paths('graphiql') ?? [];
  return [...beside, join(process.cwd(), 'node_modules')];
}

/** Responds to `…/explore`, and to `…/explore/{file}` for each of its files. */
export async function explorerResponse(explorer: Explorer, file: string | undefined): Promise<Response> {
  const found = file === undefined ? undefined : explorer.get(file);
  if (file !== undefined && found === undefined) return textResponse(404, 'There is no such file.');
  const text = found === undefined ? PAGE : await readFile(found.path, 'utf8');
  return textResponse(200, text, { 'content-type': `${found?.contentType ?? 'text/html'}; charset=utf-8` });
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>GraphiQL</title>
<link rel="stylesheet" href="explore/graphiql.css">
<style>body { margin: 0 } #explorer { height: 100vh }</style>
<div id="explorer">Loading…</div>
<script src="explore/react.js"></script>
<script src="explore/react-dom.js"></script>
<script src="explore/graphiql.js"></script>
<script>
  const api = location.pathname.replace(/\\/explore$/, '');
  const token = new URLSearchParams(location.search).get('access_token');
  const fetcher = async (request) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token };
    return (await fetch(api, { method: 'POST', headers, body: JSON.stringify(request) })).json();
  };
  ReactDOM.createRoot(document.getElementById('explorer')).render(React.createElement(GraphiQL, { fetcher }));
</script>
`;
