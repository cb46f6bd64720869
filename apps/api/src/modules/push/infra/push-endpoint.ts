import { isIP } from 'node:net';

/**
 * Whether the API may send requests to this address. Anyone who is signed in can name one, so only the push services of browsers are allowed:
 * otherwise the server could be made to call addresses of its own network.
 * @param hosts host names; `*.example.com` stands for any name below example.com, and `127.0.0.1:8080` for a local server without HTTPS
 */
export function isPushEndpoint(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, host, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:') return isLoopback(hostname) && hosts.includes(host);
  if (protocol !== 'https:' || isIP(hostname) !== 0 || host !== hostname) return false;
  return hosts.some((allowed) =>
    allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed,
  );
}

const isLoopback = (hostname: string): boolean => hostname === '127.0.0.1' || hostname === 'localhost';
