/** Tells the sign-in page that the session has ended while a page was open. */
export const SESSION_ENDED = { sessionEnded: true } as const;

export const hasSessionEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sessionEnded' in state;
