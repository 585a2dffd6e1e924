import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { describeSet } from '../components/ColoursControl.tsx';
import { type EditorRequest, typeOf } from '../context.ts';
import { readAsset } from '../files/assets.ts';
import { isId, readBytes, undefinedIfRefused } from '../files/content-folder.ts';
import { thumbnail } from '../files/sent-file.ts';
import { notFound } from '../http/respond.tsx';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

function respond(bytes: Buffer | string, type: string): Response {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'private, max-age=60' } });
}

/** The built style sheet, script or typeface of this name, of the editor or of the site. */
export async function builtFile(request: EditorRequest, name: string): Promise<Response> {
  const type = /^[\w-]+\.\w+$/.test(name) ? mediaTypes[extname(name)] : undefined;
  const files = request.assets.map((folder) => join(folder, name));
  const bytes = type && (await Promise.any(files.map((file) => readFile(file))).catch(() => undefined));
  return type && bytes ? respond(bytes, type) : notFound(request);
}

/** Three panes of coloured glass. */
export function icon(): Response {
  const panes =
    '<path fill="#06208f" d="M0 0h32v32H0z"/><path fill="#cdf6f7" d="M3 3h15v26H3z"/><path fill="#a5d4f8" d="M21 3h8v26h-8z"/>';
  return respond(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${panes}</svg>`,
    'image/svg+xml',
  );
}

/** A small copy of a photograph of the content. */
export async function picture(request: EditorRequest, id: string): Promise<Response> {
  const asset = isId(id) ? await readAsset(request.folder, id) : undefined;
  const bytes =
    asset && asset.file !== ''
      ? await readBytes(request.folder, `assets/${asset.file}`).catch(undefinedIfRefused)
      : undefined;
  const small = bytes && (await thumbnail(bytes).catch(() => undefined));
  return small === undefined ? notFound(request) : respond(small, 'image/webp');
}

/** What is to be known of colours that somebody is choosing, in words: the sentence that the form then has. */
export function colours(request: EditorRequest, type: string, field: string, set: string): Response {
  const control = typeOf(request, type)?.fields.find(({ id }) => id === field)?.control;
  if (control?.kind !== 'colours' || !Object.hasOwn(control.of.sets, set)) return notFound(request);
  return respond(
    describeSet(control.of, set, Object.fromEntries(request.url.searchParams)),
    'text/plain; charset=utf-8',
  );
}
