const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether requests of this method change nothing. */
export const isSafe = (method: string): boolean => SAFE.has(method);
