import type { Request } from 'express';
import { isIPv6 } from 'node:net';

/**
 * The address that rate limits count: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * connection usually owns the rest. Proxies are trusted according to `trust proxy`.
 */
export function addressOf(request: Pick<Request, 'ip'>): string {
  const address = request.ip ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  return isIPv6(address) ? network(address) : address;
}

function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - left!.length - right!.length;
  return [...left!, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right!]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
