import { readFile } from 'node:fs/promises';
import type { EditorContext } from '../context.ts';
import { readAsset } from '../files/assets.ts';
import { isId, readBytes, undefinedIfRefused } from '../files/content-folder.ts';
import { thumbnail } from '../files/photograph.ts';
import { type EditorRequest, errorPage } from '../http/server.ts';
import { words } from '../words.ts';

const types = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

function respond(bytes: Buffer | string, type: string): Response {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'private, max-age=60' } });
}

function readOwn(name: string): Promise<Buffer> {
  return readFile(new URL(`../client/${name}`, import.meta.url));
}

/** One style sheet of several files; later ones override earlier ones. */
export async function styles(): Promise<Response> {
  const parts = ['base.css', 'lists.css', 'forms.css', 'windows.css'];
  return respond(Buffer.concat(await Promise.all(parts.map(readOwn))), types.css);
}

export async function script(): Promise<Response> {
  return respond(await readOwn('script.js'), types.js);
}

export async function font(context: EditorContext): Promise<Response> {
  return respond(await readFile(context.font), types.woff2);
}

/** Three panes of coloured glass. */
export function icon(): Response {
  const panes =
    '<path fill="#06208f" d="M0 0h32v32H0z"/><path fill="#cdf6f7" d="M3 3h15v26H3z"/><path fill="#a5d4f8" d="M21 3h8v26h-8z"/>';
  return respond(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${panes}</svg>`, types.svg);
}

/** A small copy of a photograph of the content. */
export async function picture(context: EditorContext, _: EditorRequest, id: string): Promise<Response> {
  const asset = isId(id) ? await readAsset(context.folder, id) : undefined;
  const bytes =
    asset && asset.file !== ''
      ? await readBytes(context.folder, `assets/${asset.file}`).catch(undefinedIfRefused)
      : undefined;
  const small = bytes && (await thumbnail(bytes).catch(() => undefined));
  return small === undefined ? errorPage(context, 404, words.refused.notFound) : respond(small, 'image/webp');
}
