/** Name of the cache with API answers, which belong to the signed-in user. It is deleted on sign-out. */
export const STORED_ANSWERS = 'answers';

export const FRESHNESS = 'groupride:freshness';

/** Message from the service worker about the trip that it served. */
export interface FreshnessMessage {
  type: typeof FRESHNESS;
  /** When the cached answer was fresh, milliseconds since 1970, 0 if unknown; null if it just came from the server. */
  staleSince: number | null;
}
