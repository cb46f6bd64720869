/** SQL conditions that sort statement lines into captures, refunds and disputes. */
const CAPTURES = `l.kind NOT IN ('refund', 'refund_failed', 'dispute', 'dispute_won', 'dispute_fee')`;
const REFUNDS = `l.kind IN ('refund', 'refund_failed')`;
const DISPUTES = `l.kind IN ('dispute', 'dispute_won', 'dispute_fee')`;

/** $1: start time; $2: id of the ledger transaction after which to compare. */
export const LINES_OF_PAYMENTS = `
  WITH touched AS (
    SELECT p.id AS payment_id, m.intent_id FROM (SELECT DISTINCT intent_id FROM provider_movements WHERE created_at >= $1 AND intent_id IS NOT NULL) m
      LEFT JOIN payments p ON p.intent_id = m.intent_id
    UNION
    SELECT p.id, p.intent_id FROM payments p
     WHERE p.id IN (SELECT payment_id FROM ledger_transactions WHERE id > $2 AND payment_id IS NOT NULL)
        OR p.id IN (SELECT payment_id FROM money_alerts WHERE cause_gone_at IS NULL AND payment_id IS NOT NULL)
        OR p.captured_at >= $1
    UNION
    SELECT NULL, data ->> 'intentId' FROM money_alerts WHERE cause_gone_at IS NULL AND kind = 'unknown_charge'
  )
  SELECT t.payment_id AS "paymentId", p.ride_id AS "rideId", t.intent_id AS "intentId", round(coalesce(p.captured, 0) * 100)::text AS "recordedCaptured",
         (SELECT coalesce(sum(amount_cents), 0) FROM refunds f WHERE f.payment_id = t.payment_id AND f.state = 'succeeded')::text AS "recordedRefunded",
         coalesce(b.captured, 0)::text AS "bookedCaptured", coalesce(b.refunded, 0)::text AS "bookedRefunded", coalesce(b.disputed, 0)::text AS "bookedDisputed",
         coalesce(m.captured, 0)::text AS "providerCaptured", coalesce(m.refunded, 0)::text AS "providerRefunded", coalesce(m.disputed, 0)::text AS "providerDisputed"
    FROM touched t LEFT JOIN payments p ON p.id = t.payment_id
    LEFT JOIN LATERAL (
      SELECT sum(e.amount_cents) FILTER (WHERE ${CAPTURES}) AS captured, -sum(e.amount_cents) FILTER (WHERE ${REFUNDS}) AS refunded,
             -sum(e.amount_cents) FILTER (WHERE ${DISPUTES}) AS disputed
        FROM ledger_transactions l JOIN ledger_entries e ON e.transaction_id = l.id
       WHERE l.payment_id = t.payment_id AND e.account = 'provider:clearing'
    ) b ON true
    LEFT JOIN LATERAL (
      -- What the provider takes for a dispute is booked with it; its price of a charge is not.
      SELECT sum(amount_cents) FILTER (WHERE type IN ('charge', 'payment')) AS captured,
             -sum(amount_cents) FILTER (WHERE type IN ('refund', 'refund_failure', 'payment_refund', 'payment_failure_refund')) AS refunded,
             -sum(amount_cents - fee_cents) FILTER (WHERE type = 'adjustment') AS disputed
        FROM provider_movements WHERE intent_id = t.intent_id
    ) m ON true
   ORDER BY 1, 3`;

/** $1: start time; $2: id of the ledger transaction after which to compare. */
export const PAYOUTS = `
  WITH touched AS (
    SELECT DISTINCT transfer_id FROM provider_movements WHERE created_at >= $1 AND transfer_id IS NOT NULL
    UNION SELECT transfer_id FROM payouts WHERE greatest(created_at, ended_at) >= $1 AND transfer_id IS NOT NULL
    UNION SELECT p.transfer_id FROM ledger_transactions l JOIN payouts p ON p.id = split_part(l.key, ':', 2)::integer
           WHERE l.id > $2 AND l.kind IN ('payout', 'payout_failed') AND l.key LIKE 'payout:%' AND p.transfer_id IS NOT NULL
    UNION SELECT data ->> 'transferId' FROM money_alerts WHERE cause_gone_at IS NULL AND kind = 'payout_difference'
  )
  SELECT p.id AS "payoutId", t.transfer_id AS "transferId",
         (SELECT coalesce(-sum(e.amount_cents), 0) FROM ledger_transactions l JOIN ledger_entries e ON e.transaction_id = l.id
           WHERE l.key IN ('payout:' || p.id, 'payout:' || p.id || ':failed') AND e.account = 'provider:clearing')::text AS booked,
         (SELECT coalesce(-sum(amount_cents), 0) FROM provider_movements m WHERE m.transfer_id = t.transfer_id)::text AS provider
    FROM touched t LEFT JOIN payouts p ON p.transfer_id = t.transfer_id
   WHERE p.state IS DISTINCT FROM 'requested' AND p.state IS DISTINCT FROM 'returning'`;

/** $1: id of the ledger transaction after which to compare; $2: rides that were open at that time. */
export const UNEVEN_RIDERS = `
  SELECT t.ride_id AS "rideId", substr(e.account, 7)::integer AS "riderId", sum(e.amount_cents)::text AS balance,
         bool_and(r.status IN ('completed', 'cancelled')
           -- A capture takes its time, but not that long: whoever still owes then has not been charged.
           AND (coalesce(r.completed_at, r.cancelled_at) < now() - interval '1 hour'
                OR NOT EXISTS (SELECT 1 FROM payments p WHERE p.ride_id = t.ride_id AND p.state = 'authorized'))) AS due
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN rides r ON r.id = t.ride_id
   WHERE e.account LIKE 'rider:%'
     AND t.ride_id IN (SELECT ride_id FROM ledger_transactions WHERE id > $1 AND ride_id IS NOT NULL UNION SELECT unnest($2::integer[]))
   GROUP BY 1, 2 HAVING sum(e.amount_cents) <> 0 ORDER BY 1, 2`;

/** $1: id of the last ledger transaction of the checkpoint. A single statement reads all sums at one moment. */
export const TOTALS = `
  SELECT (SELECT json_agg(b) FROM (SELECT split_part(account, ':', 1) AS book, sum(amount_cents) AS sum, count(*) AS entries
                                     FROM ledger_entries WHERE transaction_id <= $1 GROUP BY 1 ORDER BY 1) b) AS books,
         (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries)::text AS "ledgerSum",
         (SELECT coalesce(round(sum(captured) * 100), 0) FROM payments)::text AS "recordedCaptured",
         (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE state = 'succeeded')::text AS "recordedRefunded",
         coalesce(sum(e.amount_cents) FILTER (WHERE ${CAPTURES}), 0)::text AS "bookedCaptured",
         coalesce(-sum(e.amount_cents) FILTER (WHERE ${REFUNDS}), 0)::text AS "bookedRefunded",
         ((SELECT coalesce(sum(left_cents), 0) FROM credits)
          + (SELECT coalesce(sum(amount_cents), 0) FROM credit_uses WHERE state = 'reserved'))::text AS "creditHad",
         (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_entries WHERE account = 'platform:credits')::text AS "creditOwed",
         (SELECT coalesce(json_agg(json_build_object('accountId', account_id, 'recorded', recorded, 'booked', booked) ORDER BY account_id), '[]')
            FROM (SELECT coalesce(a.id, l.id) AS account_id, coalesce(a.owed_cents, 0) AS recorded, coalesce(l.booked, 0) AS booked
                    FROM business_accounts a
                    FULL JOIN (SELECT split_part(account, ':', 2)::integer AS id, sum(amount_cents) AS booked
                                 FROM ledger_entries WHERE account LIKE 'business:%' GROUP BY 1) l ON l.id = a.id) b
           WHERE recorded <> booked) AS business,
         (SELECT coalesce(sum(amount_cents - fee_cents), 0) FROM provider_movements)::text AS copied
    FROM ledger_transactions l JOIN ledger_entries e ON e.transaction_id = l.id
   WHERE l.payment_id IS NOT NULL AND e.account = 'provider:clearing'`;
