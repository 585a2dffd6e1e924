/**
 * The hosts from which Contentful serves the files of assets, without a token: one for each kind of file, and the same in its
 * European region (Contentful, "Assets" and "EU data residency").
 */
const contentfulFiles = /^(images|assets|downloads|videos)\.(eu\.)?ctfassets\.net$/;

/** The names of the machine itself: a content service that runs on it may be told by one and name its files by another. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

function originOf({ protocol, hostname, port }: URL): string {
  return `${protocol}//${loopback.includes(hostname) ? 'loopback' : hostname}:${port}`;
}

/**
 * Tells whether the file of an asset may be fetched from an address: from the content service's own origin, or by `https:` from
 * Contentful's hosts for files. Whoever can change content cannot make the site ask any other machine.
 * @param endpoint the address of the content service, as in the settings
 */
export function mayHoldFiles(url: URL, endpoint: string): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' && url.port === '' && contentfulFiles.test(url.hostname)) return true;
  return /^https?:$/.test(url.protocol) && originOf(url) === originOf(new URL(endpoint));
}
