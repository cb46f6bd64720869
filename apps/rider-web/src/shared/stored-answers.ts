/** Name of the cache with API answers, which belong to the signed-in user. It is deleted on sign-out. */
export const STORED_ANSWERS = 'answers';
