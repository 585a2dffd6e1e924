import type { IncomingMessage } from 'node:http';
import { createRequestHandler } from 'react-router';
import type { ContentProblem } from '#domain/page/content-problem.ts';
import { readPage } from '../http-cache/page-bytes.ts';
import type { HandedOut } from '../http-cache/page-cache.ts';
import { headerOf } from '../http-cache/send.ts';
import { finish, type SiteBuild } from '../page-maker.ts';
import type { Safety } from '../security/security-headers.ts';
import type { PageServices } from '../services.ts';
import type { ContentProblems } from './content-problems.ts';

/** Pages for whoever works on the content on this machine: with a bar that says what is wrong with it. */
export interface ProblemPages {
  /**
   * Makes a page with the bar.
   * @returns undefined when nothing is wrong, or it is a visitor who asks: then the page is as it is for everybody
   */
  find(address: string, request: IncomingMessage): Promise<HandedOut> | undefined;
}

interface ProblemPagesOptions {
  readonly problems: ContentProblems;
  readonly build: () => Promise<SiteBuild>;
  readonly forPage: () => PageServices;
  /** True for the address of a page, and of its data. */
  readonly isPage: (address: string) => boolean;
  /** Gives a page as it is for everybody. */
  readonly usual: (address: string) => Promise<HandedOut>;
  readonly mode: 'production' | 'development';
  readonly safety: Safety;
}

/** True for a name that leads nowhere but to the machine itself (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3). */
export function isLoopbackName(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}

/**
 * Whether the bar may be shown at all: the site listens on this machine only, and has no public address.
 * @param host the address that is listened on
 * @param siteUrl the public address; undefined when none is set
 */
export function mayShowProblems(host: string, siteUrl: string | undefined): boolean {
  return isLoopbackName(host) && (siteUrl === undefined || isLoopbackName(new URL(siteUrl).hostname));
}

/** A proxy in front says for whom it asks, or under which name: then it is no editor on this machine. */
function isAskedHere(request: IncomingMessage): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
  if (forwarded.some((name) => headerOf(request, name) !== undefined)) return false;
  const host = headerOf(request, 'host') ?? '';
  return isLoopbackName(host.replace(/:\d+$/, ''));
}

/** Makes pages with the bar; they are made for this one reader, and kept by nobody. */
export function createProblemPages(options: ProblemPagesOptions): ProblemPages {
  const { problems, build, forPage, isPage, usual, mode, safety } = options;
  const respond = createRequestHandler(build, mode);

  async function show(address: string, shown: readonly ContentProblem[]): Promise<HandedOut> {
    const services = { ...forPage().services, problems: shown };
    const { entry } = await build();
    const request = new Request(services.siteUrl + address);
    const made = await respond(request, entry.module.createLoadContext(services));
    const response = finish(made, safety);
    response.headers.set('Cache-Control', 'private, no-store');
    return { page: await readPage(response), age: undefined };
  }

  return {
    find(address, request) {
      if (!isPage(address) || !isAskedHere(request)) return undefined;
      const known = problems.known();
      if (known) return known.length === 0 ? undefined : show(address, known);
      return problems.current().then((now) => (now.length === 0 ? usual(address) : show(address, now)));
    },
  };
}
