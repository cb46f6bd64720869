import type { PaidRides } from './paid-rides';
import { expectStatus, type Person } from './people';

export const preview = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/cancellation`), 200)).body;
export const cancel = (who: Person, rideId: number, body: object = {}) =>
  who.client.post(`/api/rides/${rideId}/cancel`, body);
/** The driver has waited as long as they have to. */
export const waited = ({ api }: PaidRides, rideId: number) =>
  api.query(`UPDATE rides SET arrived_at = now() - interval '301 seconds' WHERE id = $1`, [rideId]);
/** The time in which it is free is over. */
export const lateNow = ({ api }: PaidRides, rideId: number) =>
  api.query(`UPDATE rides SET accepted_at = accepted_at - interval '6 minutes' WHERE id = $1`, [rideId]);
/** What the passing of time does: past the rules by which nobody may change the policy's past. */
export const pretend = ({ api }: PaidRides, statement: string) =>
  api.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statement}; COMMIT`);

/** What the ride's books say of an account, in cents. */
export async function booked({ api }: PaidRides, rideId: number, account: string): Promise<number> {
  const [row] = await api.query<{ sum: string }>(
    `SELECT coalesce(sum(e.amount_cents), 0) AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.ride_id = $1 AND e.account = $2`,
    [rideId, account],
  );
  return Number(row?.sum);
}
