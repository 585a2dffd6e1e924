import { contentNames } from 'emulator-for-contentful/folder';
import type { EditorContext } from './context.ts';
import { openRepository } from './git/git.ts';
import { unfinishedIn } from './git/unfinished.ts';
import { errorPage, redirect } from './http/respond.tsx';
import type { EditorRequest, Handler } from './http/server.ts';
import { postChange, showChange } from './pages/change-date.tsx';
import { showDates } from './pages/dates.tsx';
import { draftPath, showDraft } from './pages/draft-page.ts';
import { postEditorName, showEditorName } from './pages/editor-name.tsx';
import { showEntry, showNew } from './pages/entry.tsx';
import { builtFile, icon, picture } from './pages/files.ts';
import { postStartHistory, postUndo, showHistory } from './pages/history.tsx';
import { showList } from './pages/list.tsx';
import { postKeep, postPublish, showPublish } from './pages/publish.tsx';
import { postRemove, showRemove } from './pages/remove.tsx';
import { showResult } from './pages/result.tsx';
import { postEntry } from './pages/save-entry.ts';
import { behindSignIn } from './pages/sign-in.tsx';
import { showStart } from './pages/start.tsx';
import { pathWith } from './paths.ts';
import { publish } from './publish/publish.ts';
import { words } from './words.ts';

type Route = (
  context: EditorContext,
  request: EditorRequest,
  ...parts: string[]
) => Response | Promise<Response>;

/** What the sign-in page needs, too. */
const files: Readonly<Record<string, Route>> = {
  'GET /assets/:name': builtFile,
  'GET /icon.svg': icon,
};

/** Pictures, and the page that asks for a name: they need none. */
const nameless: Readonly<Record<string, Route>> = {
  'GET /pictures/:id': picture,
  'GET /who': (context, request) => showEditorName(context, request),
  'POST /who': postEditorName,
};

const routes: Readonly<Record<string, Route>> = {
  'GET /': showStart,
  'GET /dates': showDates,
  'GET /dates/:event/:date': showChange,
  'POST /dates/:event/:date': postChange,
  'GET /history': showHistory,
  'POST /history/start': postStartHistory,
  'POST /undo': postUndo,
  'GET /saved': showResult,
  'GET /publish': (context, request) => showPublish(context, request),
  'POST /publish': postPublish,
  'POST /publish/keep': postKeep,
  'GET /entries/:type': showList,
  'GET /new/:type': showNew,
  'POST /new/:type': postEntry,
  'GET /entries/:type/:id': showEntry,
  'POST /entries/:type/:id': postEntry,
  'GET /entries/:type/:id/history': showHistory,
  'GET /entries/:type/:id/delete': showRemove,
  'POST /entries/:type/:id/delete': postRemove,
};

/** The parts of a path that a pattern names, decoded; undefined when it does not match. */
function partsOf(pattern: string, target: string): readonly string[] | undefined {
  const [names, parts] = [pattern.split('/'), target.split('/')];
  if (names.length !== parts.length) return undefined;
  const isMatch = names.every((name, index) => name.startsWith(':') || name === parts[index]);
  if (!isMatch) return undefined;
  try {
    return parts.filter((_, index) => names[index]?.startsWith(':')).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function find(table: Readonly<Record<string, Route>>, target: string) {
  for (const [pattern, route] of Object.entries(table)) {
    const parts = partsOf(pattern, target);
    if (parts !== undefined) return { route, parts };
  }
  return undefined;
}

/** Handles the requests of the editor's pages, after the sign-in if there is one. A person without a name is asked for one first. */
export function createHandler(context: EditorContext): Handler {
  const { sessions } = context;
  const handle: Handler = async (request) => {
    const { method, url, who } = request;
    const target = `${method} ${url.pathname}`;
    const free = find(nameless, target);
    if (free !== undefined) return free.route(context, request, ...free.parts);
    if (url.pathname.startsWith(draftPath)) return showDraft(context, url.pathname);
    const found = find(routes, target);
    if (found === undefined) return errorPage(context, 404, words.refused.notFound);
    // A form was opened with a name, so that a post without one comes from a browser that has lost it.
    if (who === '' && method === 'GET')
      return redirect(pathWith('/who', { to: `${url.pathname}${url.search}` }));
    // A drive that hangs is told here, before git waits for it.
    await contentNames(context.folder);
    const repository = await openRepository(context.folder);
    const unfinished = typeof repository === 'string' ? undefined : unfinishedIn(repository);
    const response = await found.route(context, { ...request, repository, unfinished }, ...found.parts);
    const isKept = method === 'POST' && /^\/saved\?.*\bcommit=/.test(response.headers.get('Location') ?? '');
    if (isKept && context.publishesOnSave) await publish(context, who);
    return response;
  };
  return async (request) => {
    const file = find(files, `${request.method} ${request.url.pathname}`);
    if (file !== undefined) return file.route(context, request, ...file.parts);
    return sessions === undefined ? handle(request) : behindSignIn(context, sessions, request, handle);
  };
}
