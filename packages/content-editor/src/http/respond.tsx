import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, Layout, type LayoutProps } from '../components/Layout.tsx';
import type { EditorContext } from '../context.ts';
import { words } from '../words.ts';

interface PageOptions extends Omit<LayoutProps, 'children'> {
  /** If it is left out 200, or 422 where something must be put right. */
  readonly status?: number;
}

/** A whole page of the editor. @param main what stands below its heading */
export function page({ status, ...layout }: PageOptions, main: ReactNode): Response {
  return rendered(status ?? (layout.isProblem ? 422 : 200), <Layout {...layout}>{main}</Layout>);
}

/** A page with one sentence. */
export function errorPage(context: EditorContext, status: number, sentence: string): Response {
  const title = status === 413 || status >= 500 ? words.refused.notSaved : words.refused.title;
  return page({ request: context, title, status }, <p className="lead">{sentence}</p>);
}

/** There is no such page, entry or file. */
export function notFound(context: EditorContext): Response {
  return errorPage(context, 404, words.refused.notFound);
}

/** A page of one sentence and nothing else, for somebody who may see nothing of the editor's. */
export function bareSentence(status: number, sentence: string): Response {
  const { title } = words.refused;
  return rendered(
    status,
    <Document title={title}>
      <main>
        <h1>{title}</h1>
        <p>{sentence}</p>
      </main>
    </Document>,
  );
}

function rendered(status: number, document: ReactElement): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, { status, headers });
}

/** Sends the browser on to another page, which reloading does not post again. */
export function redirect(path: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...headers } });
}
