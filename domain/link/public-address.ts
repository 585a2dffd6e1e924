/** Reserved names: RFC 2606, RFC 6761, RFC 6762 (`local`), RFC 8375 (`home.arpa`), and `internal` (ICANN). */
const reservedNames =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|home\.arpa)$/;

/** IPv4 addresses of this machine and of private networks: RFC 1122 (0 and 127), RFC 1918, RFC 3927, RFC 6598. */
const privateV4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** IPv6 addresses of the same kinds, as a URL writes them: RFC 4291 (loopback, unspecified, link-local) and RFC 4193. */
const privateV6 = /^\[(?:::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/** Whether a host name is reserved for examples and tests, or has a meaning only on a local network. @param host in lower case */
export function isReservedName(host: string): boolean {
  return reservedNames.test(host);
}

/**
 * Whether people in need may find a site at this address.
 * @param siteUrl the setting `SITE_URL`; undefined when it is not set
 * @returns false for no address, a name without a dot, reserved names, this machine and private networks
 */
export function isPublicAddress(siteUrl: string | undefined): boolean {
  const url = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  const host = url?.hostname.replace(/\.$/, '') ?? '';
  if (host.startsWith('[')) return !privateV6.test(host);
  return host.includes('.') && !isReservedName(host) && !privateV4.test(host);
}
