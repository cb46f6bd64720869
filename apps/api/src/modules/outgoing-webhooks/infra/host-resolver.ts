import { Injectable } from '@nestjs/common';
import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 3000;
const LOCALHOST = /(^|\.)localhost\.?$/;

/**
 * Finds the addresses of hosts. It asks name servers itself: `dns.lookup` would keep one of the four threads of the process waiting for a
 * name server that does not answer.
 */
@Injectable()
export class HostResolver {
  /** @throws Error when there are none */
  async addressesOf(host: string): Promise<string[]> {
    // Means this machine everywhere (RFC 6761), whatever a name server says.
    if (LOCALHOST.test(host)) return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error(`${host} has no address`);
    return addresses;
  }
}
