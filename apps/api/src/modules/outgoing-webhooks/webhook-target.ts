import ipaddr from 'ipaddr.js';

/** Only ports of web servers are allowed. */
const PORTS = ['', '443', '8443'];
/** Names that no public resolver answers, or that mean this machine or network. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|localdomain)\.?$/;

/** The only IPv6 range from which public addresses are allocated. */
const ALLOCATED = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet: not in a private, loopback, link-local (cloud metadata), shared,
 * multicast, documentation or reserved range, and not such an address wrapped in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Converts IPv4-mapped addresses to IPv4. Other wrappings (NAT64, 6to4, Teredo) have their own ranges, which are
  // rejected.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(ALLOCATED);
}

/**
 * The problem with an endpoint's URL, found without resolving its host; null when there is none.
 * @param allowPrivate allows http, any port and any host, on a developer's machine
 */
export function urlProblem(text: string, allowPrivate: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'must be an address that starts with https://';
  if (url.username || url.password) return 'can’t contain a user name or password';
  if (url.hash) return 'can’t contain a # part, which is never sent';
  if (allowPrivate) return null;
  if (url.protocol !== 'https:') return 'must start with https://';
  if (!PORTS.includes(url.port)) return 'must use port 443 or 8443';
  const host = hostOf(url);
  const isAddress = ipaddr.isValid(host);
  if (isAddress ? !isPublicAddress(host) : INSIDE.test(host) || !host.includes('.'))
    return 'must be a host on the public internet';
  return null;
}

/** Host of a URL; IPv6 addresses without brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
