import { asBooked } from '../../identity/guests.facade';
import type { StoredCharge } from '../business-accounts.repository';

/** The name that the service gave for the member in the first seat. */
export const PASSENGER_NAME = asBooked('name', 'c.ride_id', 'm.user_id', 'u.name');
export const CHARGE = `c.id, c.ride_id AS "rideId", r.status AS "rideStatus", c.state, c.kind, k.code AS "costCenter", c.reference,
  c.event_id AS "eventId", c.event_index AS "eventIndex", e.name AS "eventName", ${PASSENGER_NAME} AS "passengerName", r.organizer_id AS "bookerId",
  r.pickup_location AS "pickupLocation", r.dropoff_location AS "dropoffLocation", r.scheduled_at AS "scheduledAt", c.amount_cents AS amount,
  c.discount_cents AS discount, c.credited_cents AS credited,
  (SELECT coalesce(json_agg(json_build_object('id', n.id, 'amount', n.amount_cents, 'reason', n.reason, 'createdAt', n.created_at) ORDER BY n.id), '[]')
     FROM business_credits n WHERE n.charge_id = c.id) AS credits,
  c.booked_at AS "bookedAt", c.settled_at AS "settledAt", c.invoice_id AS "invoiceId", i.number AS "invoiceNumber"`;
export const FROM_CHARGES = `FROM business_charges c JOIN rides r ON r.id = c.ride_id
  LEFT JOIN business_cost_centers k ON k.id = c.cost_center_id LEFT JOIN business_events e ON e.id = c.event_id
  LEFT JOIN business_invoices i ON i.id = c.invoice_id
  LEFT JOIN ride_members m ON m.ride_id = c.ride_id AND m.seat = 0 AND m.left_at IS NULL LEFT JOIN users u ON u.id = m.user_id`;

/** PostgreSQL returns sums, and timestamps within JSON, as text. */
export type ChargeRow = Omit<StoredCharge, 'amount' | 'discount' | 'credited' | 'credits'> &
  Record<'amount' | 'discount' | 'credited', string> & {
    credits: { id: number; amount: number; reason: string; createdAt: string }[];
  };

export const chargeOf = <T extends ChargeRow>({ amount, discount, credited, credits, ...row }: T) => ({
  ...row,
  amount: Number(amount),
  discount: Number(discount),
  credited: Number(credited),
  credits: credits.map((credit) => ({ ...credit, createdAt: new Date(credit.createdAt) })),
});
