import { UpstreamFault } from '../../../platform/upstream';
import type { FoundPlace } from '../places.facade';

export const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/**
 * Reads a service's results and skips invalid ones.
 * @param read returns null for an incomplete result
 * @throws UpstreamFault when no result is valid, so that the city answers instead
 */
export function readAll<T extends object>(
  service: string,
  found: readonly (T | null)[],
  read: (one: T) => FoundPlace | null,
): FoundPlace[] {
  const places = found
    .map((one) => (typeof one === 'object' && one !== null ? read(one) : null))
    .filter((place) => place !== null);
  if (found.length > 0 && places.length === 0)
    throw new UpstreamFault(service, 'answered with places that cannot be read');
  return places;
}
