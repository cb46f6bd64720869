/** Events that we know and that change nothing here. A type that somebody asked for counts all the same. */
const IRRELEVANT: readonly RegExp[] = [
  /^payment_intent\.(created|processing|partially_funded)$/,
  /^charge\.(succeeded|captured|updated|failed|expired|pending)$/,
  /^(customer|payment_method|setup_intent|customer\.[a-z_]+)\.[a-z_]+$/,
  /^transfer\.(created|updated|reversed)$/,
  /^payout\.(created|reconciliation_completed)$/,
  /^balance\.available$/,
  // What somebody pays into our balance there; reconciliation compares the balance.
  /^topup\.[a-z]+$/,
  /^(account|capability|person)\./,
  /^(reporting|billing|test_helpers)\./,
];

/** Seconds until each further try; then it is left to a person. */
const PAUSES = [60, 600, 3600] as const;

/** The key of the alert that an event waits for a person. */
export const alertOf = (eventId: string): string => `dead_letter:${eventId}`;

export const isIrrelevant = (type: string): boolean => IRRELEVANT.some((pattern) => pattern.test(type));

/** Null when it has been tried often enough. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries] ?? null;
