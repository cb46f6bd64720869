import { Injectable } from '@nestjs/common';
import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 3000;
const LOCALHOST = /(^|\.)localhost\.?$/;

/**
 * Resolves host names by asking name servers directly. `dns.lookup` would block one of the process's four threads while
 * a name server does not answer.
 */
@Injectable()
export class HostResolver {
  /** @throws Error when the host has no address */
  async addressesOf(host: string): Promise<string[]> {
    // `localhost` means this machine (RFC 6761), whatever a name server says.
    if (LOCALHOST.test(host)) return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error(`${host} has no address`);
    return addresses;
  }
}
