import type { EditorRequest } from '../context.ts';
import type { FormType } from '../form/form-type.ts';
import { notFound, redirect } from '../http/respond.tsx';
import { lastTen } from '../last-ten.ts';
import type { DraftPages, Problem } from '../options.ts';
import { words } from '../words.ts';

/** The drafts that were looked at last, by the names in their addresses. */
const drafts = lastTen<DraftPages>();

/** The policy of a page with a draft, which the editor alone may frame. Nothing of it runs, is sent, or leads elsewhere. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/**
 * Answers who wants to see the page with what is typed: the script beside the form by the page's address or by what must be put right
 * first; the button by leading there.
 * @returns undefined where the form itself says why there is no page
 */
export function draftAnswer(
  isScript: boolean,
  pages: DraftPages | undefined,
  problems: readonly Problem[],
  type: FormType,
): Response | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 || pages === undefined) {
    const lines = errors.map(({ field, sentence }) => {
      const label = type.fields.find(({ id }) => id === field)?.label;
      return label === undefined ? sentence : `${label}: ${sentence}`;
    });
    return isScript ? new Response([words.draft.before, ...lines].join('\n'), { status: 422 }) : undefined;
  }
  const path = `/page/${drafts.add(pages)}${pages.path}`;
  return isScript ? new Response(path) : redirect(path);
}

/** A page with a draft, or a file that belongs to it. */
export async function showDraft(request: EditorRequest, draft: string) {
  const base = `/page/${draft}`;
  const pages = drafts.get(draft);
  if (pages === undefined) return notFound(request);
  const response = await pages.respond(base, request.url.pathname.slice(base.length) || '/');
  const type = response.headers.get('Content-Type') ?? '';
  const headers = { 'Content-Type': type, 'Content-Security-Policy': policy };
  const target = response.headers.get('Location') ?? '';
  if (target.startsWith(`${base}/`)) return redirect(target);
  if (!type.startsWith('text/html')) return new Response(response.body, { status: response.status, headers });
  // Its links would open windows, which the policy forbids; its scripts would only be refused.
  const html = (await response.text())
    .replace('<head>', '<head><base target="_blank"/>')
    .replaceAll(/<script.*?<\/script>/gs, '');
  return new Response(html, { status: response.status, headers });
}
