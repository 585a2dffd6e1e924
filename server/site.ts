import type { RequestListener } from 'node:http';
import { knownAddresses } from '#app/known-addresses.ts';
import { addressOfSamePage } from '#app/same-page.ts';
import { answerKey } from '#cms/answer.ts';
import { findProblems } from '#cms/find-problems.ts';
import { AppPreRender } from '#cms/generated/operations.ts';
import { churchZone } from '#domain/church/church.ts';
import { type BuiltFiles, filesBefore } from './built-files.ts';
import { createContentProblems } from './content-problems/content-problems.ts';
import { type ContentSourcesAddress, createContentSources } from './content-problems/content-sources.ts';
import { createProblemPages } from './content-problems/problem-pages.ts';
import { createHealth } from './health.ts';
import { type AddressReader, createAddressReader } from './http-cache/address.ts';
import { createCodingChooser } from './http-cache/coding.ts';
import { createPageCache } from './http-cache/page-cache.ts';
import { createPageSender } from './http-cache/send.ts';
import { createLearner } from './kept-content/learn.ts';
import type { Log } from './log.ts';
import { createOutsideCache, type OutsideCacheAddress } from './outside-cache.ts';
import { createPageMaker, finish, type SiteBuild } from './page-maker.ts';
import { createPreview } from './preview.ts';
import { withRequestLog } from './request-log.ts';
import { securityHeaders } from './security/security-headers.ts';
import { createServices, type ServiceRoom, type ServicesOptions } from './services.ts';
import type { PreviewSettings } from './settings/settings-for-preview.ts';
import { createSiteListener, type SiteParts } from './site-handler.ts';
import { createContentHook, type HookSecrets } from './webhook/content-hook.ts';
import { createGatherer } from './webhook/gather.ts';

/** The most bytes that kept pages take. */
const room = 32_000_000;

/** What says which events there are. */
const menuKey = answerKey(AppPreRender.name, {});

/** A site that is ready to answer. */
export interface Site {
  readonly listener: RequestListener;
  readonly services: ServiceRoom;
  /** Gets to know every page, in its own time, so that each can be shown when the content service fails. */
  readonly learn: () => void;
}

interface SiteOptions extends Omit<ServicesOptions, 'onChange' | 'onEntryProblem'> {
  readonly build: SiteBuild | (() => Promise<SiteBuild>);
  /** Which release this is. */
  readonly version: string;
  readonly mode: 'production' | 'development';
  readonly routes: SiteBuild['routes'];
  /** The files of a finished build. */
  readonly builtFiles: BuiltFiles;
  /** In development, what builds them as they are asked for. */
  readonly files?: SiteParts['files'];
  readonly hook: HookSecrets | undefined;
  /** Where the content service says what is wrong with its files; left out: nowhere. */
  readonly contentSources?: ContentSourcesAddress | undefined;
  /** True to say on every page what is wrong with the content: nobody but an editor on this machine may see them. */
  readonly showsProblems?: boolean;
  readonly preview: PreviewSettings | undefined;
  readonly outsideCache: OutsideCacheAddress | undefined;
}

/** Puts the site together: content, pages made of it, and the cache that a change of content empties where it must. */
export function createSite(options: SiteOptions): Site {
  const { build, mode, routes, files, builtFiles, log, contentAge, clock, hook, outsideCache } = options;
  // In development pages hold scripts of the tools, which no policy knows.
  const headers = mode === 'production' ? securityHeaders(options.siteUrl) : {};
  const safety = { headers };
  const drafts = options.preview;
  const addresses: AddressReader = createAddressReader({ routes });
  const services = createServices({
    ...options,
    onChange(key, fingerprint) {
      cache.contentChanged(key, fingerprint);
      if (key === menuKey) isToLearn?.();
      tellOutside?.(key);
      problems.lookSoon();
    },
    onEntryProblem: () => problems.lookSoon(),
  });
  const sources =
    options.contentSources && createContentSources(options.contentSources, options.fetch ?? globalThis.fetch);
  const problems = createContentProblems({
    // Who has files has them on this machine, and can be asked; Contentful is asked nothing that no visitor wants.
    find: () => findProblems(sources ? services.forPage().services.content : services.cached, churchZone),
    sources,
    log,
    time: () => performance.now(),
  });
  const withKeys = outsideCache !== undefined;
  const makePage = createPageMaker(build, addresses, services.forPage, { mode, withKeys, safety });
  const learn = createLearner({
    addresses: () => knownAddresses(services.forPage().services),
    async make(address) {
      const { response } = await makePage(address);
      await response.body?.cancel();
      return response;
    },
    isFailing: () => services.fault() !== undefined,
    onLearnt: (pages) => log('info', 'content-learnt', { pages }),
  });
  /** New events are learnt once the site has begun to. */
  let isToLearn: (() => void) | undefined;
  const cache = createPageCache({
    make: filesBefore(builtFiles, (response) => finish(response, safety), makePage),
    async sameAs(address) {
      const route = builtFiles.has(address) ? undefined : addresses.routeOf(address);
      // Where nobody can tell, the page itself says so.
      return route && addressOfSamePage(route, services.forPage().services).catch(() => undefined);
    },
    renew: services.renew,
    fingerprint: services.fingerprint,
    contentAge,
    room,
    time: options.time ?? (() => clock().epochMilliseconds),
    onCovered: coveredBy(log),
  });
  const tellOutside =
    outsideCache &&
    createOutsideCache(outsideCache, {
      fetch: globalThis.fetch,
      onFailure: (message) => log('error', 'outside-cache-not-told', { message }),
    });
  const answerHook =
    hook &&
    createContentHook({ secrets: hook, headers, clock, log, onChange: createGatherer(services.refresh) });
  const newestBuild = async () => (typeof build === 'function' ? build() : build);
  const problemPages = options.showsProblems
    ? createProblemPages({
        problems,
        build: newestBuild,
        forPage: services.forPage,
        isPage: (address) => !builtFiles.has(address) && addresses.isPage(address),
        usual: async (address) => cache.find(address) ?? cache.get(address),
        mode,
        safety,
      })
    : undefined;
  const preview =
    drafts &&
    createPreview({
      secret: drafts.secret,
      build: newestBuild,
      forPreview: () => services.forPreview(drafts.token),
      problems,
      mode,
      safety,
    });
  const health = createHealth({ services, problems, version: options.version, clock });
  const send = createPageSender(cache, createCodingChooser());
  const listener = createSiteListener({
    addresses,
    cache,
    send,
    files,
    headers,
    health,
    log,
    answerHook,
    problemPages,
    preview,
  });
  if (sources) problems.lookSoon();
  return {
    services,
    learn() {
      isToLearn = learn;
      learn();
    },
    listener: withRequestLog(listener, log, () => performance.now()),
  };
}

function coveredBy(log: Log): (address: string, error: unknown) => void {
  return (_, error) =>
    log('error', 'page-kept', { message: error instanceof Error ? error.message : String(error) });
}
