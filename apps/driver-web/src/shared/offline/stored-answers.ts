/** Name of the cache with answers of the API, which belong to whoever is signed in. The page deletes it when that person signs out. */
export const STORED_ANSWERS = 'answers';

export const FRESHNESS = 'groupride:freshness';

/** From the service worker: the trip that a page was given. */
export interface FreshnessMessage {
  type: typeof FRESHNESS;
  /** When a stored answer was fresh, milliseconds since 1970, 0 if unknown; null: it came from the server just now. */
  staleSince: number | null;
}
