/**
 * SQL expression for the name or email of a person in a ride. A passenger keeps the one given by the booking service,
 * even after their account took over the seat, so that nobody learns the account's details. Reads rides, ride_members
 * and users.
 * @param ride, user SQL expressions of ids
 * @param otherwise SQL expression for everybody else
 */
export const asBooked = (column: 'name' | 'email', ride: string, user: string, otherwise: string): string =>
  `coalesce((SELECT given.${column} FROM rides booked JOIN ride_members first ON first.ride_id = booked.id AND first.seat = 0 AND first.left_at IS NULL
      JOIN users given ON given.guest_ride_id = booked.id AND given.guest_browser IS NULL
     WHERE booked.id = ${ride} AND booked.payment_method = 'account' AND first.user_id = ${user} ORDER BY given.id LIMIT 1), ${otherwise})`;

/** SQL expression for the name of the business account that pays a ride; null when none does. */
export const payerName = (ride: string): string =>
  `(SELECT payer.name FROM business_charges paid JOIN business_accounts payer ON payer.id = paid.account_id WHERE paid.ride_id = ${ride})`;
