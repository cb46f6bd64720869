/** Writes one JSON line per event: who, what, and helpful details. */
export type Log = (who: string, what: string, details?: Readonly<Record<string, unknown>>) => void;

export const jsonLines: Log = (who, what, details = {}) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), who, what, ...details })}\n`);
};
