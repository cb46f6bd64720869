import type { Intent } from './card-sandbox';

/** Access to our records and those of the payment provider. */
export interface Books {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Payment intents of a ride at the provider. */
  intentsOf(rideId: number): Promise<readonly Intent[]>;
}

interface Row {
  id: number;
  payer_id: number;
  purpose: string;
  state: string;
  amount: string;
  captured: string;
  intent_id: string | null;
  refunded: string;
  booked: string;
  given_back: string;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Must hold at any time, even while work is in progress. */
export async function expectBalanced(books: Books, log: readonly string[] = []): Promise<void> {
  const wrong = await books.query<{ transaction_id: string; sum: string }>(
    `SELECT transaction_id, sum(amount_cents) AS sum FROM ledger_entries GROUP BY 1 HAVING sum(amount_cents) <> 0 OR count(*) < 2`,
  );
  hold(wrong.length === 0, () => `the ledger does not balance: ${JSON.stringify(wrong)}`, log);
}

/** Must hold for a card ride once all work is done. */
export async function expectRightCharges(books: Books, rideId: number, log: readonly string[] = []): Promise<void> {
  const [ride] = await books.query<{
    status: string;
    total_cost: string;
    cancel_fee_cents: string | null;
    organizer_id: number;
  }>(`SELECT * FROM rides WHERE id = $1`, [rideId]);
  const payments = await books.query<Row>(
    `SELECT p.id, p.payer_id, p.purpose, p.state, p.amount, p.captured, p.intent_id,
       (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.payment_id = p.id AND r.state IN ('pending', 'succeeded')) AS refunded,
       (SELECT coalesce(sum(e.amount_cents), 0) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
         WHERE t.payment_id = p.id AND e.account = 'provider:clearing' AND e.amount_cents > 0 AND t.kind <> 'refund_failed') AS booked,
       (SELECT coalesce(-sum(e.amount_cents), 0) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
         WHERE t.payment_id = p.id AND e.account = 'provider:clearing' AND t.kind IN ('refund', 'refund_failed')) AS given_back
     FROM payments p WHERE p.ride_id = $1 ORDER BY p.id`,
    [rideId],
  );
  const intents = await books.intentsOf(rideId);
  const say = () =>
    `${JSON.stringify({ ride, payments, intents: intents.map(({ id, status, amount_received }) => ({ id, status, amount_received })) }, null, 1)}`;

  for (const payment of payments) {
    const intent = intents.find(({ id }) => id === payment.intent_id);
    const captured = cents(payment.captured);
    hold(
      (intent?.amount_received ?? 0) === captured,
      () => `payment ${payment.id}: the provider captured ${intent?.amount_received}, we say ${captured}\n${say()}`,
      log,
    );
    hold(
      payment.state !== 'released' || intent?.status !== 'requires_capture',
      () => `payment ${payment.id} is released, but its authorization ${intent?.id} is not\n${say()}`,
      log,
    );
    hold(
      Number(payment.booked) === captured,
      () => `payment ${payment.id}: the ledger has ${payment.booked}, captured were ${captured}\n${say()}`,
      log,
    );
    hold(
      Number(payment.given_back) === Number(payment.refunded),
      () => `payment ${payment.id}: refunded ${payment.refunded}, booked ${payment.given_back}\n${say()}`,
      log,
    );
    hold(
      captured <= cents(payment.amount),
      () => `payment ${payment.id}: captured above what was authorized\n${say()}`,
      log,
    );
    hold(
      Number(payment.refunded) <= captured,
      () => `payment ${payment.id}: refunded above what was captured\n${say()}`,
      log,
    );
  }

  // The provider has no hold or capture that our payments do not know.
  const known = new Set(payments.map(({ intent_id }) => intent_id));
  const stray = intents.filter(
    ({ id, status }) => !known.has(id) && (status === 'requires_capture' || status === 'succeeded'),
  );
  hold(stray.length === 0, () => `held or taken without a payment: ${JSON.stringify(stray)}\n${say()}`, log);

  const ofRide = payments.filter(({ purpose }) => purpose !== 'tip');
  for (const payer of new Set(ofRide.map(({ payer_id }) => payer_id))) {
    const times = ofRide.filter(({ payer_id, captured }) => payer_id === payer && cents(captured) > 0).length;
    hold(times <= 1, () => `user ${payer} was charged ${times} times for one ride\n${say()}`, log);
    const live = intents.filter(
      ({ id, status }) =>
        status === 'requires_capture' &&
        ofRide.some(({ intent_id, payer_id }) => intent_id === id && payer_id === payer),
    ).length;
    const over = ride?.status === 'completed' || ride?.status === 'cancelled';
    hold(live <= (over ? 0 : 1), () => `user ${payer} has ${live} holds, the ride is ${ride?.status}\n${say()}`, log);
  }

  const taken = ofRide.reduce((sum, { captured }) => sum + cents(captured), 0);
  const total = cents(ride?.total_cost ?? '0');
  hold(taken <= total, () => `captured ${taken} of a ride of ${total}\n${say()}`, log);
  if (ride?.status === 'completed') {
    hold(taken === total, () => `a completed ride of ${total} has ${taken} captured\n${say()}`, log);
  } else if (taken > 0) {
    hold(
      ride?.status === 'cancelled' && taken <= Number(ride.cancel_fee_cents ?? 0),
      () => `captured ${taken} although the ride is ${ride?.status} with a fee of ${ride?.cancel_fee_cents}\n${say()}`,
      log,
    );
  }
  await expectConsent({ books, rideId, log }, ofRide, say);
  const owed = await books.query<{ account: string; sum: string }>(
    `SELECT account, sum(amount_cents) AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.ride_id = $1 AND account LIKE 'rider:%' GROUP BY 1 HAVING sum(amount_cents) <> 0`,
    [rideId],
  );
  hold(owed.length === 0, () => `somebody owes after all is done: ${JSON.stringify(owed)}\n${say()}`, log);
}

/** No member pays more than what they last agreed to; nor does the organizer of a pledge. Other organizers authorized the total. */
async function expectConsent(
  { books, rideId, log }: { books: Books; rideId: number; log: readonly string[] },
  payments: readonly Row[],
  say: () => string,
): Promise<void> {
  const [ride] = await books.query<{ split_mode: string }>(`SELECT split_mode FROM rides WHERE id = $1`, [rideId]);
  const members = await books.query<{ user_id: number; agreed: string; is_organizer: boolean }>(
    `SELECT user_id, is_organizer, agreed_cents AS agreed FROM ride_members WHERE ride_id = $1 ORDER BY id`,
    [rideId],
  );
  for (const { payer_id, captured, purpose } of payments) {
    if ((purpose === 'ride' && ride?.split_mode !== 'pledge') || cents(captured) === 0) continue;
    const agreed = members.filter(({ user_id }) => user_id === payer_id).at(-1)?.agreed;
    hold(
      cents(captured) <= Number(agreed),
      () => `user ${payer_id} agreed to ${agreed} and was charged ${captured}\n${say()}`,
      log,
    );
  }
}

function hold(right: boolean, say: () => string, log: readonly string[]): void {
  if (!right) throw new Error(`${say()}\n\nWhat had happened:\n${log.join('\n')}`);
}
