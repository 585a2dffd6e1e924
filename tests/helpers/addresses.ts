/** Where the site and its content service are while the specs run. */
export interface Addresses {
  /** The site's origin. */
  readonly site: string;
  /** The embedded content service's endpoint, without a space. */
  readonly content: string;
}

const names = { site: 'TEST_SITE_URL', content: 'TEST_CONTENT_ENDPOINT' } as const;

/** Passes them to the test runner's workers in the environment, which they inherit. */
export function shareAddresses(addresses: Addresses): void {
  process.env[names.site] = addresses.site;
  process.env[names.content] = addresses.content;
}

/** The addresses from the global set-up. */
export function addresses(): Addresses {
  const [site, content] = [process.env[names.site], process.env[names.content]];
  if (site === undefined || content === undefined) throw new Error('The global set-up has not run.');
  return { site, content };
}
