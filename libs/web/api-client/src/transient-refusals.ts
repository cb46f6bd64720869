const PASSING = new Set(['unavailable', 'internal', 'too_many_requests']);

/** Whether a socket was refused only for a moment, for example while the server's database is away. */
export const isTransientRefusal = (code: string): boolean => PASSING.has(code);
