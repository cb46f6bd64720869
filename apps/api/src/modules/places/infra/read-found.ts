import { UpstreamFault } from '../../../platform/upstream';
import type { FoundPlace } from '../places.facade';

export const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/**
 * What a service found, without what can not be read.
 * @param read null for what lacks something
 * @throws UpstreamFault when nothing of it can be read: then the city answers
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
    throw new UpstreamFault(service, 'answered with places that can not be read');
  return places;
}
