/** Event types that change nothing here. Types with a handler are processed even if they match. */
const IRRELEVANT: readonly RegExp[] = [
  /^payment_intent\.(created|processing|partially_funded)$/,
  /^charge\.(succeeded|captured|updated|failed|expired|pending)$/,
  /^(customer|payment_method|setup_intent|customer\.[a-z_]+)\.[a-z_]+$/,
  /^transfer\.(created|updated|reversed)$/,
  /^payout\.(created|reconciliation_completed)$/,
  /^balance\.available$/,
  // Top-ups of our balance, which reconciliation compares.
  /^topup\.[a-z]+$/,
  /^(account|capability|person)\./,
  /^(reporting|billing|test_helpers)\./,
];

/** Seconds before each retry. After the last one, a person has to handle the event. */
const PAUSES = [60, 600, 3600] as const;

/** The key of the alert for an event that a person has to handle. */
export const alertOf = (eventId: string): string => `dead_letter:${eventId}`;

export const isIrrelevant = (type: string): boolean => IRRELEVANT.some((pattern) => pattern.test(type));

/** Seconds until the next retry; null when there is none left. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries] ?? null;
