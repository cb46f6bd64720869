import type { PaidRides } from './paid-rides';
import { expectStatus, type Person } from './people';

export const preview = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/cancellation`), 200)).body;
export const cancel = (who: Person, rideId: number, body: object = {}) =>
  who.client.post(`/api/rides/${rideId}/cancel`, body);
/** The driver has waited the full time, even for a large group. */
export const waited = ({ api }: PaidRides, rideId: number) =>
  api.query(
    `UPDATE rides SET arrived_at = now() - interval '901 seconds', accepted_at = accepted_at - interval '20 minutes' WHERE id = $1`,
    [rideId],
  );
/** The free minutes after a driver accepted have ended. */
export const graceOver = ({ api }: Pick<PaidRides, 'api'>, rideId: number) =>
  api.query(`UPDATE rides SET accepted_at = accepted_at - interval '6 minutes' WHERE id = $1`, [rideId]);
/** Simulates the passing of time, without the triggers that protect the policy's past. */
export const pretend = ({ api }: PaidRides, statement: string) =>
  api.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statement}; COMMIT`);

/** The ride was booked under a policy with a 25% stage before the arrival, and that stage has begun. */
export async function lateNow(world: PaidRides, rideId: number): Promise<void> {
  await pretend(world, STAGED_POLICY);
  await world.api.query(
    `UPDATE rides SET cancel_policy_id = (SELECT id FROM cancellation_policies WHERE valid_from = '1990-01-01') WHERE id = $1`,
    [rideId],
  );
  await graceOver(world, rideId);
}

const STAGED_POLICY = `
  WITH policy AS (
    INSERT INTO cancellation_policies (valid_from, valid_until) VALUES ('1990-01-01', '1991-01-01') ON CONFLICT DO NOTHING RETURNING id
  )
  INSERT INTO cancellation_rules (policy_id, occasion, who, phase, clock, after_seconds, rule, kept_bp)
  SELECT policy.id, r.* FROM policy, (VALUES
    ('cancel', 'organizer', 'no_driver', 'none', NULL::integer, 'no_driver', 0),
    ('cancel', 'organizer', 'taken', 'none', NULL, 'in_time', 0),
    ('cancel', 'organizer', 'taken', 'acceptance', 300, 'late', 2500),
    ('cancel', 'organizer', 'taken', 'start', -3600, 'late', 2500),
    ('cancel', 'organizer', 'arrived', 'none', NULL, 'after_arrival', 5000),
    ('cancel', 'admin', NULL, 'none', NULL, 'without_fault', 0),
    ('no_show', 'organizer', 'arrived', 'arrival', 420, 'no_show', 5000),
    ('no_show', 'member', 'arrived', 'arrival', 420, 'no_show', 10000)
  ) AS r`;

/** The balance of an account in the ride's books, in cents. */
export async function booked({ api }: PaidRides, rideId: number, account: string): Promise<number> {
  const [row] = await api.query<{ sum: string }>(
    `SELECT coalesce(sum(e.amount_cents), 0) AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.ride_id = $1 AND e.account = $2`,
    [rideId, account],
  );
  return Number(row?.sum);
}
