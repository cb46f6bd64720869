/**
 * SQL condition that driver `d` has a seat in a ride: by their account, or as a guest with their email address or phone
 * number, for whom a service may have booked. Drivers must not drive themselves. Reads the tables of members and
 * accounts.
 * @param rideId SQL expression
 */
export const hasSeatIn = (rideId: string): string =>
  `EXISTS (SELECT 1 FROM ride_members m LEFT JOIN users g ON g.id = m.user_id AND g.guest_ride_id IS NOT NULL
     WHERE m.ride_id = ${rideId} AND m.left_at IS NULL AND (m.user_id = d.user_id
        OR g.id IS NOT NULL AND EXISTS (SELECT 1 FROM users a WHERE a.id = d.user_id AND (g.email = a.email OR g.phone IN (a.phone, d.phone)))))`;

/** SQL condition that the end of offer `o` excludes its driver: they neither joined the ride nor lost the offer to an assignment. */
export const IS_REFUSAL = `o.status IN ('declined', 'withdrawn') AND coalesce(o.cause, '') NOT IN ('joined', 'assigned')`;
