import ipaddr from 'ipaddr.js';

/** Other ports belong to services that are no web servers. */
const PORTS = ['', '443', '8443'];
/** Names that no public resolver answers, or that stand for this machine or network. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|localdomain)\.?$/;

/** The only part of IPv6 in which public addresses are given out. */
const ALLOCATED = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: no private, loopback, link-local (metadata of cloud machines), shared, multicast,
 * documentation or reserved range, and none of these wrapped in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Turns IPv4-mapped addresses into IPv4. Other wrappings (NAT64, 6to4, Teredo) are ranges of their own, which are refused.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(ALLOCATED);
}

/**
 * What is wrong with the address of an endpoint, without looking up its host; null when nothing is.
 * @param allowPrivate on a developer's machine: http, any port and any host
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

/** Host of an address, IPv6 without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
