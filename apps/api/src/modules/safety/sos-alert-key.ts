const PREFIX = 'sos:';

/** The key of the alert that a call for help raises. */
export const keyOf = (callId: number): string => `${PREFIX}${callId}`;

export const callIdOf = (key: string): number => Number(key.slice(PREFIX.length));
