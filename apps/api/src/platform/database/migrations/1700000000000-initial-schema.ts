import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of identity, rides, dispatch and money. Constraints carry the promises that must hold whatever the code does. */
export class InitialSchema1700000000000 implements MigrationInterface {
  readonly name = 'InitialSchema1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...IDENTITY, ...DRIVERS, ...PRICING, ...RIDES, ...DISPATCH, ...PAYMENTS, ...LEDGER])
      await runner.query(statement);
    await runner.query(`INSERT INTO rate_cards (valid_from, rates) VALUES ('2000-01-01', $1)`, [
      JSON.stringify(INITIAL_RATES),
    ]);
    await runner.query(`
      INSERT INTO promotions (code, name, max_discount, new_account_days) VALUES
        ('FREEFIRST', 'First ride free', 50.00, 30),
        ('FIRSTRIDE', 'First ride free', 50.00, 30),
        ('WELCOME', 'First ride free', 50.00, 30)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ledger_entries, ledger_transactions, receipts, ride_history, stripe_events, payments, offers, ride_events,
      ride_links, ride_members, promotion_redemptions, rides, quotes, promotions, rate_cards, drivers, audit_log, outbox_messages,
      sign_in_codes, idempotency_keys, sessions, users`);
    await runner.query(`DROP FUNCTION ledger_is_balanced, ledger_is_append_only`);
  }
}

const SHARED_BY_ALL_TYPES = {
  includedMiles: 5,
  perMileBp: 600,
  includedMilesPerHour: 10,
  fullRateHours: 3,
  laterHoursDiscountBp: 1000,
  serviceFeeBp: 800,
};

/** Written out here, because a migration must do the same whenever it runs. */
const INITIAL_RATES = {
  GroupX: { basePerPerson: 1250, ...SHARED_BY_ALL_TYPES, taxBp: 150 },
  GroupXL: { basePerPerson: 975, ...SHARED_BY_ALL_TYPES, taxBp: 150 },
  GroupXXL: { basePerPerson: 750, ...SHARED_BY_ALL_TYPES, taxBp: 150 },
  CharterBus: { basePerPerson: 550, ...SHARED_BY_ALL_TYPES, taxBp: 150 },
  EventShuttle: { basePerPerson: 625, ...SHARED_BY_ALL_TYPES, taxBp: 150 },
  PartyBus: { basePerPerson: 875, ...SHARED_BY_ALL_TYPES, taxBp: 150 },
  GroupPool: { basePerPerson: 725, ...SHARED_BY_ALL_TYPES, taxBp: 100 },
  CasinoShuttle: { basePerPerson: 675, ...SHARED_BY_ALL_TYPES, taxBp: 150 },
  WineTour: { basePerPerson: 825, ...SHARED_BY_ALL_TYPES, taxBp: 150 },
};

const IDENTITY = [
  `CREATE TABLE users (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    email text NOT NULL CHECK (email = lower(email)),
    email_verified_at timestamptz,
    phone text CHECK (phone ~ '^[0-9]{10}$'),
    phone_verified_at timestamptz,
    avatar text,
    external_id text UNIQUE,
    first_name text,
    last_name text,
    profile_image_url text,
    is_admin boolean NOT NULL DEFAULT false,
    stripe_customer_id text UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT users_email_key UNIQUE (email)
  )`,
  `CREATE UNIQUE INDEX users_phone_key ON users (phone) WHERE phone IS NOT NULL`,
  `CREATE TABLE sessions (sid varchar PRIMARY KEY, sess json NOT NULL, expire timestamp(6) NOT NULL)`,
  `CREATE INDEX sessions_expire ON sessions (expire)`,
  `CREATE INDEX sessions_user ON sessions ((sess -> 'passport' ->> 'user'))`,
  `CREATE TABLE sign_in_codes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('sign_in', 'second_factor')),
    code_hash text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX sign_in_codes_user ON sign_in_codes (user_id, purpose, created_at DESC)`,
  `CREATE TABLE outbox_messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    channel text NOT NULL CHECK (channel IN ('mail', 'text')),
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    code text,
    key text UNIQUE,
    sent_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX outbox_messages_recipient ON outbox_messages (recipient, id DESC)`,
  `CREATE TABLE idempotency_keys (
    user_id integer NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, key)
  )`,
  `CREATE TABLE audit_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    actor_id integer NOT NULL REFERENCES users,
    action text NOT NULL,
    subject text NOT NULL,
    data jsonb NOT NULL DEFAULT '{}',
    at timestamptz NOT NULL DEFAULT now()
  )`,
];

const DRIVERS = [
  `CREATE TABLE drivers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users,
    name text NOT NULL,
    phone text NOT NULL,
    vehicle text NOT NULL,
    license_plate text NOT NULL,
    seats integer NOT NULL CHECK (seats BETWEEN 2 AND 60),
    rating numeric(2,1) NOT NULL DEFAULT 5.0,
    total_trips integer NOT NULL DEFAULT 0,
    avatar text,
    standing text NOT NULL DEFAULT 'applied' CHECK (standing IN ('applied', 'approved', 'rejected', 'suspended')),
    is_online boolean NOT NULL DEFAULT false,
    lat double precision,
    lng double precision,
    heading double precision,
    speed double precision,
    position_at timestamptz,
    last_seen_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT drivers_user_key UNIQUE (user_id)
  )`,
  `CREATE INDEX drivers_online ON drivers (seats) WHERE is_online AND standing = 'approved'`,
];

const PRICING = [
  `CREATE TABLE rate_cards (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    valid_from timestamptz NOT NULL UNIQUE,
    rates jsonb NOT NULL
  )`,
  `CREATE TABLE promotions (
    code text PRIMARY KEY CHECK (code = upper(code)),
    name text NOT NULL,
    max_discount numeric(10,2) NOT NULL CHECK (max_discount > 0),
    new_account_days integer,
    active boolean NOT NULL DEFAULT true
  )`,
  `CREATE TABLE quotes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id integer REFERENCES users,
    rate_card_id integer NOT NULL REFERENCES rate_cards,
    request jsonb NOT NULL,
    price jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  `CREATE INDEX quotes_expiry ON quotes (expires_at) WHERE used_at IS NULL`,
];

const RIDES = [
  `CREATE TABLE rides (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    organizer_id integer NOT NULL REFERENCES users,
    quote_id uuid NOT NULL UNIQUE REFERENCES quotes,
    pickup_location text NOT NULL,
    pickup_lat double precision NOT NULL,
    pickup_lng double precision NOT NULL,
    dropoff_location text NOT NULL,
    dropoff_lat double precision NOT NULL,
    dropoff_lng double precision NOT NULL,
    group_size integer NOT NULL CHECK (group_size BETWEEN 2 AND 55),
    ride_type text NOT NULL,
    total_cost numeric(10,2) NOT NULL CHECK (total_cost >= 0),
    cost_per_person numeric(10,2) NOT NULL CHECK (cost_per_person >= 0),
    base_fare numeric(10,2) NOT NULL,
    service_fee numeric(10,2) NOT NULL,
    taxes numeric(10,2) NOT NULL,
    discount numeric(10,2) NOT NULL DEFAULT 0,
    status text NOT NULL DEFAULT 'awaiting_payment' CHECK
      (status IN ('awaiting_payment', 'pending', 'confirmed', 'en_route', 'in_progress', 'completed', 'cancelled')),
    driver_id integer REFERENCES drivers,
    booking_type text NOT NULL DEFAULT 'now' CHECK (booking_type IN ('now', 'scheduled')),
    scheduled_at timestamptz,
    is_hourly_booking boolean NOT NULL DEFAULT false,
    hourly_duration integer,
    payment_method text NOT NULL CHECK (payment_method IN ('card', 'cash')),
    split_mode text NOT NULL CHECK (split_mode IN ('cover', 'sponsor')),
    distance_meters integer NOT NULL,
    duration_seconds integer NOT NULL,
    last_event integer NOT NULL DEFAULT 0,
    wrong_codes integer NOT NULL DEFAULT 0,
    codes_locked_until timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    pending_since timestamptz,
    accepted_at timestamptz,
    arrived_at timestamptz,
    started_at timestamptz,
    completed_at timestamptz,
    cancelled_at timestamptz,
    cancel_reason text,
    cancel_rule text,
    CHECK ((booking_type = 'scheduled') = (scheduled_at IS NOT NULL)),
    CHECK (base_fare + service_fee + taxes - discount = total_cost),
    CHECK (driver_id IS NOT NULL OR status IN ('awaiting_payment', 'pending', 'cancelled'))
  )`,
  // A driver is on the road for at most one ride. The conditional update alone lets one driver win many rides at once.
  `CREATE UNIQUE INDEX rides_one_active_per_driver ON rides (driver_id) WHERE status IN ('en_route', 'in_progress')`,
  `CREATE INDEX rides_organizer ON rides (organizer_id, id DESC)`,
  `CREATE INDEX rides_driver ON rides (driver_id, id DESC) WHERE driver_id IS NOT NULL`,
  `CREATE INDEX rides_status ON rides (status, id DESC)`,
  `CREATE TABLE promotion_redemptions (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL REFERENCES promotions,
    user_id integer NOT NULL REFERENCES users,
    phone text,
    ride_id integer NOT NULL REFERENCES rides,
    discount numeric(10,2) NOT NULL,
    returned_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  // One first ride per account and per phone; a redemption that was given back does not count.
  `CREATE UNIQUE INDEX promotion_once_per_account ON promotion_redemptions (user_id) WHERE returned_at IS NULL`,
  `CREATE UNIQUE INDEX promotion_once_per_phone ON promotion_redemptions (phone) WHERE returned_at IS NULL AND phone IS NOT NULL`,
  `CREATE TABLE ride_members (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed')),
    is_organizer boolean NOT NULL DEFAULT false,
    code text NOT NULL CHECK (code ~ '^[0-9]{6}$'),
    verified_at timestamptz,
    left_at timestamptz,
    joined_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE UNIQUE INDEX ride_members_once ON ride_members (ride_id, user_id) WHERE left_at IS NULL`,
  `CREATE UNIQUE INDEX ride_members_code ON ride_members (ride_id, code)`,
  `CREATE INDEX ride_members_user ON ride_members (user_id, ride_id DESC)`,
  `CREATE TABLE ride_links (
    token text PRIMARY KEY,
    ride_id integer NOT NULL UNIQUE REFERENCES rides ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE ride_events (
    ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
    number integer NOT NULL,
    type text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    actor_kind text NOT NULL CHECK (actor_kind IN ('rider', 'driver', 'admin', 'system')),
    actor_id integer REFERENCES users,
    status text,
    reason text,
    data jsonb NOT NULL DEFAULT '{}',
    PRIMARY KEY (ride_id, number)
  )`,
];

const DISPATCH = [
  `CREATE TABLE offers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
    driver_id integer NOT NULL REFERENCES drivers,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
    pickup_meters integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    answered_at timestamptz
  )`,
  `CREATE UNIQUE INDEX offers_one_open_per_ride_and_driver ON offers (ride_id, driver_id) WHERE status = 'open'`,
  `CREATE INDEX offers_open_of_driver ON offers (driver_id) WHERE status = 'open'`,
  `CREATE INDEX offers_ride ON offers (ride_id, id)`,
];

const PAYMENTS = [
  `CREATE TABLE payments (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ride_id integer NOT NULL REFERENCES rides,
    payer_id integer NOT NULL REFERENCES users,
    purpose text NOT NULL CHECK (purpose IN ('ride', 'share')),
    amount numeric(10,2) NOT NULL CHECK (amount > 0),
    captured numeric(10,2) NOT NULL DEFAULT 0 CHECK (captured >= 0 AND captured <= amount),
    state text NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'requires_action', 'failed', 'authorized', 'captured', 'released')),
    attempt integer NOT NULL DEFAULT 1,
    intent_id text UNIQUE,
    client_secret text,
    capture_before timestamptz,
    card_brand text,
    card_last4 text,
    failure_code text,
    failure_message text,
    created_at timestamptz NOT NULL DEFAULT now(),
    authorized_at timestamptz,
    captured_at timestamptz,
    released_at timestamptz
  )`,
  // One living payment per payer and ride; a released one makes room for another.
  `CREATE UNIQUE INDEX payments_one_per_payer ON payments (ride_id, payer_id) WHERE state <> 'released'`,
  `CREATE INDEX payments_payer ON payments (payer_id, id DESC)`,
  `CREATE TABLE stripe_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    intent_id text,
    handled boolean NOT NULL,
    payload jsonb NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE receipts (
    number text PRIMARY KEY,
    ride_id integer NOT NULL REFERENCES rides,
    payer_id integer NOT NULL REFERENCES users,
    charged numeric(10,2) NOT NULL,
    ride_lines jsonb NOT NULL,
    own_lines jsonb NOT NULL,
    payment_method text NOT NULL,
    issued_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (ride_id, payer_id)
  )`,
  `CREATE TABLE ride_history (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ride_id integer NOT NULL REFERENCES rides,
    user_id integer NOT NULL REFERENCES users,
    amount numeric(10,2) NOT NULL,
    completed_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (ride_id, user_id)
  )`,
  `CREATE INDEX ride_history_user ON ride_history (user_id, completed_at DESC)`,
];

const LEDGER = [
  `CREATE TABLE ledger_transactions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL UNIQUE,
    kind text NOT NULL,
    ride_id integer REFERENCES rides,
    payment_id integer REFERENCES payments,
    at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX ledger_transactions_ride ON ledger_transactions (ride_id)`,
  `CREATE TABLE ledger_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    transaction_id bigint NOT NULL REFERENCES ledger_transactions,
    account text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents <> 0)
  )`,
  `CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id)`,
  `CREATE INDEX ledger_entries_account ON ledger_entries (account, id DESC)`,
  `CREATE FUNCTION ledger_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE sum_cents bigint; entries integer; tx bigint;
    BEGIN
      IF TG_TABLE_NAME = 'ledger_entries' THEN tx := NEW.transaction_id; ELSE tx := NEW.id; END IF;
      SELECT coalesce(sum(amount_cents), 0), count(*) INTO sum_cents, entries FROM ledger_entries WHERE transaction_id = tx;
      IF sum_cents <> 0 OR entries < 2 THEN
        RAISE EXCEPTION 'ledger transaction % has % entries that sum to % cents', tx, entries, sum_cents
          USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_is_balanced';
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_is_balanced()`,
  `CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_is_balanced()`,
  `CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_is_append_only';
    END $$`,
  `CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION ledger_is_append_only()`,
  `CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions EXECUTE FUNCTION ledger_is_append_only()`,
];
