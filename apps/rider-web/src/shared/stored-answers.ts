/** Name of the cache with answers of the API, which belong to whoever is signed in. The page deletes it when that person signs out. */
export const STORED_ANSWERS = 'answers';
