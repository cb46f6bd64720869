import { riderAmounts, type RiderAmounts, type RideFacts } from './domain/rider-amounts';

/** PostgreSQL returns amounts within JSON as numbers, and lists without rows as null. */
export type AmountFacts = {
  [Key in keyof RideFacts]: RideFacts[Key] extends readonly unknown[] ? RideFacts[Key] | null : RideFacts[Key];
};

/**
 * Columns of a query over rides `r`, as input for `amountsFrom`. A read model over the tables of several modules,
 * because a rider's amounts are spread over them and one statement sees them all at the same time.
 */
export const AMOUNT_FACTS = `r.id AS "rideId", r.organizer_id AS "organizerId", r.status, r.payment_method AS "paymentMethod",
         r.cancel_fee_cents AS "cancelFee", (r.total_cost * 100)::integer AS total, r.group_size AS "groupSize",
         r.split_mode AS mode, r.custom_shares AS custom,
         (SELECT json_agg(json_build_object('memberId', m.id, 'userId', m.user_id, 'isOrganizer', m.is_organizer,
                                            'seat', m.seat, 'agreed', m.agreed_cents, 'authorized', (p.amount * 100)::bigint)
                          ORDER BY m.is_organizer DESC, m.id)
            FROM ride_members m
            -- A card that is stored for a ride far ahead counts as long as its hold is to come.
            LEFT JOIN payments p ON p.ride_id = m.ride_id AND p.payer_id = m.user_id AND p.purpose = 'share'
                                AND (p.state IN ('authorized', 'captured') OR p.state = 'stored' AND r.status NOT IN ('completed', 'cancelled'))
           WHERE m.ride_id = r.id AND m.left_at IS NULL) AS seats,
         (SELECT json_agg(json_build_object('payerId', p.payer_id, 'purpose', p.purpose, 'state', p.state,
                                            'amount', (p.amount * 100)::bigint, 'captured', (p.captured * 100)::bigint,
                                            'authorized', p.authorized_at IS NOT NULL) ORDER BY p.id)
            FROM payments p WHERE p.ride_id = r.id) AS payments,
         (SELECT json_agg(l) FROM (
            SELECT substr(e.account, 7)::integer AS "userId", t.kind, sum(e.amount_cents)::bigint AS amount
              FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
             WHERE t.ride_id = r.id AND e.account LIKE 'rider:%' GROUP BY 1, 2) l) AS ledger,
         (SELECT json_agg(c) FROM (
            SELECT c.rider_id AS "userId", sum(u.amount_cents)::bigint AS amount FROM credit_uses u JOIN credits c ON c.id = u.credit_id
             WHERE u.ride_id = r.id AND u.state = 'reserved' GROUP BY 1) c) AS reserved,
         (SELECT json_agg(b) FROM (
            SELECT p.payer_id AS "userId", f.amount_cents AS amount
              FROM refunds f JOIN payments p ON p.id = f.payment_id WHERE f.ride_id = r.id AND f.state = 'succeeded'
            UNION ALL
            SELECT p.payer_id, d.amount_cents
              FROM disputes d JOIN payments p ON p.id = d.payment_id
             WHERE d.ride_id = r.id AND d.state IN ('needs_response', 'under_review', 'lost')) b) AS refunds`;

/** Amounts of the riders of one ride by their user id. */
export function amountsFrom(facts: AmountFacts): ReadonlyMap<number, RiderAmounts> {
  return riderAmounts({
    ...facts,
    seats: facts.seats ?? [],
    payments: facts.payments ?? [],
    ledger: facts.ledger ?? [],
    reserved: facts.reserved ?? [],
    refunds: facts.refunds ?? [],
  });
}
