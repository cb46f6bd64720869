/** Two rows of a table with `expiredRows`: one that has just expired, and one that is about to. */
interface ExpiringTable {
  insert: string;
  /** SQL that says which of the two a row is. */
  row: string;
}

const ROW_OF = (column: string) => `CASE ${column} WHEN 'expired' THEN 'expired' WHEN 'fresh' THEN 'fresh' END`;
const PERSON = (name: string) => `(SELECT id FROM users WHERE email = '${name}@expiry.test')`;
const RIDE = (pickup: string) => `(SELECT id FROM rides WHERE pickup_location = '${pickup}')`;

/** What rows refer to: a person for each of the two rows, a driver, a token, and a ride that is over and one that is not. */
export const REFERENCES = `
  INSERT INTO users (name, email) VALUES ('Eve', 'expired@expiry.test'), ('Fay', 'fresh@expiry.test');
  INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class)
    VALUES (${PERSON('fresh')}, 'Fay', '', 'Van', 'ABC', 14, 'van');
  INSERT INTO api_tokens (user_id, name, token_hash, prefix, scopes, expires_at)
    VALUES (${PERSON('fresh')}, 'expiry', 'expiry', 'expiry', '{rides:read}', now() + interval '1 day');
  INSERT INTO quotes (id, rate_card_id, request, price, expires_at, used_at) VALUES
    ('00000000-0000-4000-8000-00000000000a', 1, '{}', '{}', now(), now()),
    ('00000000-0000-4000-8000-00000000000b', 1, '{}', '{}', now(), now());
  INSERT INTO rides (organizer_id, quote_id, pickup_location, pickup_lat, pickup_lng, dropoff_location, dropoff_lat, dropoff_lng, group_size, ride_type,
      total_cost, cost_per_person, base_fare, service_fee, taxes, payment_method, split_mode, distance_meters, duration_seconds, cancel_policy_id, status)
    SELECT ${PERSON('fresh')}, quote::uuid, pickup, 1, 1, 'b', 2, 2, 4, 'GroupX', 0, 0, 0, 0, 0, 'cash', 'cover', 1, 1,
      (SELECT max(id) FROM cancellation_policies), status
      FROM (VALUES ('00000000-0000-4000-8000-00000000000a', 'over', 'cancelled'),
                   ('00000000-0000-4000-8000-00000000000b', 'open', 'pending')) AS made (quote, pickup, status);`;

export const EXPIRING_TABLES: Readonly<Record<string, ExpiringTable>> = {
  api_requests: {
    insert: `INSERT INTO api_requests (at, token_id, method, status, duration_ms, request_id)
      SELECT now() - age, (SELECT id FROM api_tokens WHERE name = 'expiry'), 'GET', 200, 1, row
        FROM (VALUES (interval '7 days 1 hour', 'expired'), (interval '6 days 23 hours', 'fresh')) AS made (age, row)`,
    row: ROW_OF('request_id'),
  },
  dispatch_decisions: {
    insert: `INSERT INTO dispatch_decisions (ride_id, at, rides_together, minutes_estimated, candidates, left_out, fingerprint)
      SELECT ${RIDE('open')}, now() - age, 1, false, '[]', '{}', row
        FROM (VALUES (interval '91 days', 'expired'), (interval '89 days', 'fresh')) AS made (age, row)`,
    row: ROW_OF('fingerprint'),
  },
  driver_application_drafts: {
    insert: `INSERT INTO driver_application_drafts (user_id, revision, step, completed, fields, saved_at) VALUES
      (${PERSON('expired')}, 1, 1, 1, '{}', now() - interval '91 days'), (${PERSON('fresh')}, 1, 1, 1, '{}', now() - interval '89 days')`,
    row: `(SELECT split_part(email, '@', 1) FROM users WHERE id = user_id)`,
  },
  idempotency_keys: {
    insert: `INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at) VALUES
      (${PERSON('fresh')}, 'expired', 'x', jsonb_build_object('rideId', ${RIDE('over')}), now() - interval '25 hours'),
      (${PERSON('fresh')}, 'fresh', 'x', jsonb_build_object('rideId', ${RIDE('over')}), now() - interval '23 hours')`,
    row: ROW_OF('key'),
  },
  invitations: {
    insert: `INSERT INTO invitations (ride_id, invited_by, channel, contact_hash, opt_out_token_hash, created_at)
      SELECT ${RIDE('open')}, ${PERSON('fresh')}, 'phone', row, row, now() - age
        FROM (VALUES (interval '366 days', 'expired'), (interval '364 days', 'fresh')) AS made (age, row)`,
    row: ROW_OF('contact_hash'),
  },
  invitees: {
    insert: `INSERT INTO invitees (ride_id, name, channel, address) VALUES
      (${RIDE('over')}, 'expired', 'phone', '7045550000'), (${RIDE('open')}, 'fresh', 'phone', '7045550000')`,
    row: ROW_OF('name'),
  },
  notifications: {
    insert: `INSERT INTO notifications (user_id, key, type, kind, created_at)
      SELECT ${PERSON('fresh')}, row, 'ride', 'ride', now() - age
        FROM (VALUES (interval '91 days', 'expired'), (interval '89 days', 'fresh')) AS made (age, row)`,
    row: ROW_OF('key'),
  },
  outbox_messages: {
    insert: `INSERT INTO outbox_messages (channel, recipient, subject, body, created_at)
      SELECT 'mail', 'expiry@example.test', row, '', now() - age
        FROM (VALUES (interval '31 days', 'expired'), (interval '29 days', 'fresh')) AS made (age, row)`,
    row: ROW_OF('subject'),
  },
  quotes: {
    insert: `INSERT INTO quotes (rate_card_id, request, price, expires_at)
      SELECT 1, jsonb_build_object('row', row), '{}', now() - age
        FROM (VALUES (interval '25 hours', 'expired'), (interval '23 hours', 'fresh')) AS made (age, row)`,
    row: ROW_OF(`request ->> 'row'`),
  },
  sessions: {
    insert: `INSERT INTO sessions (sid, sess, expire) VALUES
      ('expired', '{}', now() - interval '1 hour'), ('fresh', '{}', now() + interval '1 hour')`,
    row: ROW_OF('sid'),
  },
  standby_drivers: {
    insert: `INSERT INTO standby_drivers (ride_id, driver_id, joined_at)
      SELECT id, (SELECT id FROM drivers WHERE user_id = ${PERSON('fresh')}), now()
        FROM rides WHERE pickup_location IN ('over', 'open')`,
    row: `(SELECT CASE pickup_location WHEN 'over' THEN 'expired' WHEN 'open' THEN 'fresh' END FROM rides WHERE id = ride_id)`,
  },
  webhook_messages: {
    insert: `INSERT INTO webhook_messages (message_id, key, type, occurred_at, body, created_at)
      SELECT row, row, 'ride.booked', now() - age, '{}', now() - age
        FROM (VALUES (interval '31 days', 'expired'), (interval '29 days', 'fresh')) AS made (age, row)`,
    row: ROW_OF('key'),
  },
};
