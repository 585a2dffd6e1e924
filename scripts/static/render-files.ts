import pLimit from 'p-limit';
import { readPrefix, siteLanguages } from '#app/language/site-languages.ts';
import type { SiteContext } from '#app/site-context.ts';
import { isContentError } from '#cms/errors.ts';
import { datedContent, type SiteContent } from '#cms/site-content.ts';
import { earliest } from '#domain/event/event-validity.ts';
import { shortLinkPath } from '#domain/link/short-link.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { createRender, type SiteBuild } from '#server/render.ts';
import { CommandFailed } from '../run-command.ts';
import { addressesIn, fileName, firstPaths, pageFiles } from './addresses.ts';
import { leadingPage, type Redirect } from './host-files.ts';

/** A page or a file could not be made, and so the site is not exported. */
export class ExportFailed extends CommandFailed {}

/** The bytes of an exported site, by the names of its files. */
export type Files = Map<string, string | Uint8Array<ArrayBuffer>>;

interface RenderOptions extends Pick<SiteContext, 'now' | 'siteUrl' | 'outage' | 'pictures'> {
  readonly build: SiteBuild;
  readonly content: SiteContent;
  /** The files that are there already, to which the others are added. */
  readonly files: Files;
  /** The path below which the site is, with a slash at its end. */
  readonly base: string;
  /** Gets a sentence for whoever runs the export about each address that is left out. */
  readonly warn: (sentence: string) => void;
}

/** The most addresses that are made at the same time: pictures wait for another process. */
const concurrency = 4;

/** The status here of a picture whose file is at fault (RFC 9110, Unprocessable Content). */
const faulty = 422;

/** Whether the file of a picture is at fault, and not the service that has it. */
function isFaultyPicture(error: unknown): boolean {
  if (!isContentError(error)) return false;
  const { failure } = error;
  return failure.kind === 'query-error' || (failure.kind === 'server-error' && failure.status < 500);
}

/**
 * Makes every file of a site at one instant by the functions of the server: what the first addresses lead to, then what these name,
 * until nothing new is named.
 * @returns until when all of it is true, undefined for ever; and the addresses that lead on
 * @throws ExportFailed when a page or a file cannot be made
 */
export async function renderFiles({ build, content, files, base, warn, siteUrl, ...made }: RenderOptions) {
  const render = createRender({ build, mode: 'production', headers: {} });
  const languages = siteLanguages(content);
  // What a click or an open page fetches may be read much later than a document that says when it was made.
  const datedLanguages = siteLanguages(datedContent(content));
  const redirects: Redirect[] = [];
  let validUntil: Temporal.Instant | undefined;

  /** What the server answers at an address. @throws ExportFailed when it would say that it has failed */
  async function answer(path: string, isData = false): Promise<Response> {
    const all = isData ? datedLanguages : languages;
    const { language: further, path: own } = readPrefix(path, all);
    const prefix = further?.prefix ?? '';
    const mount = base.slice(0, -1) + prefix;
    let failure: unknown;
    const site: SiteContext = {
      ...{ ...made, content: (further ?? all[0])?.content, languages: all, siteUrl: siteUrl + prefix },
      ...{ isPreview: false, isExported: true, staleSince: undefined, problems: [] },
      onFailure: (error) => {
        failure = error;
      },
      onValidUntil(end) {
        validUntil = earliest(validUntil, end);
      },
    };
    const page = own === '/' && prefix !== '' ? '' : own;
    const address = isData ? `${own === '/' ? '/_' : own}.data` : page;
    // The router needs the slash of a base, so that it asks for the data of Home below it.
    const response = await render(mount + address, site, prefix === '' && base !== '/' ? base : mount);
    if (response.status < 500) return response;
    if (isFaultyPicture(failure)) return new Response(`${failure}`, { status: faulty });
    throw new ExportFailed(`${path} could not be made: ${failure}`);
  }

  async function addPage(path: string, html: string): Promise<void> {
    const { document, data } = pageFiles(path);
    files.set(document, html);
    const response = await answer(path, true);
    const bytes = new Uint8Array(await response.arrayBuffer());
    for (const name of data) files.set(name, bytes);
  }

  const wordsAt = (path: string) => (readPrefix(path, languages).language?.content ?? content).locale.words;

  /** Adds a page that leads on from an address of a former website, unless the site has a file there itself. */
  async function addOldAddress(prefix: string, path: Path): Promise<void> {
    const { document } = pageFiles(prefix + path);
    // A host serves a name such as old-page.html as a file, and all others as folders.
    const name = /\.html?$/i.test(path) ? fileName(prefix + path) : document;
    if (files.has(fileName(prefix + path)) || files.has(document)) return;
    const { headers, status } = await answer(prefix + shortLinkPath(path));
    const to = headers.get('Location');
    if (to === null) return;
    redirects.push({ from: base.slice(0, -1) + prefix + path, to, status });
    // Hosts show contact.html at /contact as well, and before contact/index.html: it would lead in a circle there.
    const page = /\.html$/i.test(path) && files.get(pageFiles(prefix + path.slice(0, -5)).document);
    files.set(name, page || leadingPage(to, siteUrl, wordsAt(prefix)));
  }

  /** Adds the file of an address. @returns the addresses that it names */
  async function add(path: string): Promise<readonly string[]> {
    const response = await answer(path);
    const { status, headers } = response;
    const type = headers.get('Content-Type') ?? '';
    const to = headers.get('Location');
    if (to !== null) {
      // Calendar programs follow no page.
      if (path.endsWith('.ics'))
        files.set(fileName(path), await (await answer(to.slice(base.length - 1))).text());
      else await addPage(path, leadingPage(to, siteUrl, wordsAt(path)));
      redirects.push({ from: base.slice(0, -1) + path, to, status });
    } else if (!response.ok) {
      const reason = status === faulty ? await response.text() : `its status is ${status}.`;
      warn(`${path} is left out: ${reason}`);
    } else if (/^(?:text\/html|application\/.*xml)/.test(type)) {
      const text = await response.text();
      if (type.startsWith('text/html')) {
        await addPage(path, text);
      } else files.set(fileName(path), text);
      return addressesIn(text, siteUrl);
    } else files.set(fileName(path), new Uint8Array(await response.arrayBuffer()));
    return [];
  }

  const limit = pLimit(concurrency);
  const known = new Set<string>();
  let next: readonly string[] = firstPaths(languages);
  while (next.length > 0) {
    const found = [...new Set(next)].filter((path) => !known.has(path) && !files.has(fileName(path)));
    for (const path of found) known.add(path);
    next = (await limit.map(found, add)).flat();
  }
  for (const { prefix, content: own } of languages)
    for (const { path } of own.oldAddresses) await addOldAddress(prefix, path);
  for (const { prefix } of languages)
    files.set(fileName(`${prefix}/404.html`), await (await answer(`${prefix}/-`)).text());
  return {
    validUntil,
    redirects: redirects.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  };
}
