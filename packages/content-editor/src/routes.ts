import { contentNames } from 'emulator-for-contentful/folder';
import type { EditorRequest, Handler } from './context.ts';
import { openRepository } from './git/git.ts';
import { unfinishedIn } from './git/unfinished.ts';
import { notFound } from './http/respond.tsx';
import { postChange, showChange } from './pages/change-date.tsx';
import { showDates } from './pages/dates.tsx';
import { showDraft } from './pages/draft-page.ts';
import { showEntry, showNew } from './pages/entry.tsx';
import { builtFile, colours, icon, picture } from './pages/files.ts';
import { postUndo, showHistory } from './pages/history.tsx';
import { showList } from './pages/list.tsx';
import { postKeep, postPublish, showPublish } from './pages/publish.tsx';
import { postRemove, showRemove } from './pages/remove.tsx';
import { showResult } from './pages/result.tsx';
import { postEntry } from './pages/save-entry.ts';
import { behindSignIn } from './pages/sign-in.tsx';
import { showStart } from './pages/start.tsx';
import { publish } from './publish/publish.ts';
import { oneAtATime } from './save.ts';

type Route = (request: EditorRequest, ...parts: string[]) => Response | Promise<Response>;

const routes: Readonly<Record<string, Route>> = {
  'GET /assets/:name': builtFile,
  'GET /icon.svg': icon,
  'GET /pictures/:id': picture,
  'GET /colours/:type/:field/:set': colours,
  'GET /page/:draft{/*}?': showDraft,
  'GET /': showStart,
  'GET /dates': showDates,
  'GET /dates/:event/:date': showChange,
  'POST /dates/:event/:date': postChange,
  'GET /history': showHistory,
  'POST /undo': postUndo,
  'GET /saved': showResult,
  'GET /publish': (request) => showPublish(request),
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

/** What the sign-in page needs, too. */
const forStrangers: readonly Route[] = [builtFile, icon];

/** What does not look at the history. */
const withoutHistory: readonly Route[] = [picture, colours, showDraft];

const patterns = Object.entries(routes).map(([name, route]) => {
  const [method, pathname = ''] = name.split(' ');
  const names = Array.from(pathname.matchAll(/:(\w+)/g), ([, part = '']) => part);
  return { method, pattern: new URLPattern({ pathname }), names, route };
});

/** The route of a request, with the parts of its path that the pattern names, decoded; undefined when there is none. */
function routeOf({ method, url: { pathname } }: EditorRequest) {
  for (const { pattern, names, route, ...each } of patterns) {
    const match = each.method === method ? pattern.exec({ pathname }) : null;
    if (match === null) continue;
    const { groups } = match.pathname;
    try {
      return { route, parts: names.map((part) => decodeURIComponent(groups[part] ?? '')) };
    } catch {
      // A lone “%” in the address.
      return undefined;
    }
  }
  return undefined;
}

/** Handles a request to the editor's pages, after the sign-in if there is one. */
export const handle: Handler = async (request) => {
  const { sessions } = request;
  const { route, parts = [] } = routeOf(request) ?? {};
  if (route && forStrangers.includes(route)) return route(request, ...parts);
  return sessions === undefined ? respond(request) : behindSignIn(request, sessions, respond);
};

async function respond(request: EditorRequest): Promise<Response> {
  const { method, who, folder } = request;
  const { route, parts = [] } = routeOf(request) ?? {};
  if (route === undefined) return notFound(request);
  if (withoutHistory.includes(route)) return route(request, ...parts);
  // A drive that hangs is told here, before git waits for it.
  await contentNames(folder);
  const repository = await openRepository(folder);
  const unfinished = typeof repository === 'string' ? undefined : unfinishedIn(repository);
  const answer = async () => route({ ...request, repository, unfinished }, ...parts);
  const isInTurn = method === 'POST' && route !== postPublish;
  const response = await (isInTurn ? oneAtATime(answer) : answer());
  const isCommitted =
    method === 'POST' && /^\/saved\?.*\bcommit=/.test(response.headers.get('Location') ?? '');
  if (isCommitted && request.publishesOnSave) await publish(request, who);
  return response;
}
