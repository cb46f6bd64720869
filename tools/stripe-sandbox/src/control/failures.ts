import type { Database } from '../store/database';

/** A failure that waits for a matching call. */
export interface PlannedFailure {
  method: string | undefined;
  /** Beginning of the path, for example `/v1/payment_intents`. */
  path: string | undefined;
  /** `before`: nothing is executed. `after`: the call is executed and only its response is lost. */
  when: 'before' | 'after';
  /** `null` responds normally after the delay. */
  status: number | null;
  code: string | undefined;
  disconnect: boolean;
  /** How long the caller waits before anything else happens to the call. */
  hang_ms: number;
  times: number;
}

export const FAILURES = 'fail_next';

/** The failure meant for this call, if any; each is used up after its number of times. */
export async function planFailure(
  database: Database,
  method: string,
  path: string,
): Promise<PlannedFailure | undefined> {
  const rows = await database.query<{ value: PlannedFailure[] }>('SELECT value FROM settings WHERE name = $1', [
    FAILURES,
  ]);
  if (!rows[0]?.value.length) return undefined;
  return database.transaction({ id: null, idempotencyKey: null }, async (tx) => {
    const [locked] = await tx.query<{ value: PlannedFailure[] }>(
      'SELECT value FROM settings WHERE name = $1 FOR UPDATE',
      [FAILURES],
    );
    const plans = locked?.value ?? [];
    const plan = plans.find(
      (each) => (!each.method || each.method === method) && (!each.path || path.startsWith(each.path)),
    );
    if (!plan) return undefined;
    plan.times -= 1;
    await tx.setSetting(
      FAILURES,
      plans.filter((each) => each.times > 0),
    );
    return plan;
  });
}
