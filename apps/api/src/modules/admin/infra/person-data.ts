/** A table whose rows about a person are part of their data export. */
export interface PersonDataPart {
  name: string;
  table: string;
  /** SQL condition on a row `r`; $1 is the person's id. */
  where: string;
  /** Omitted columns: secrets, or data about other people. */
  without?: readonly string[];
}

const MINE = 'r.user_id = $1';
const DRIVEN = 'r.driver_id IN (SELECT id FROM drivers WHERE user_id = $1)';
const SECRETS = ['client_secret', 'setup_client_secret', 'next_client_secret'];
const OTHERS_TRIP = [
  'organizer_id',
  'quote_id',
  'pickup_location',
  'pickup_address',
  'pickup_lat',
  'pickup_lng',
  'dropoff_location',
  'dropoff_address',
  'dropoff_lat',
  'dropoff_lng',
  'discount',
  'cost_per_person',
  'split_mode',
  'custom_shares',
  'pledge_state',
  'pledge_min_riders',
  'pledge_totals',
  'pledge_deadline',
  'pledge_closed_at',
  'pledge_fix_by',
  'wrong_codes',
  'codes_locked_until',
  'cancel_reason',
];
const OPERATORS = [
  'author_id',
  'granted_by',
  'revoked_by',
  'replied_by',
  'hidden_by',
  'blocked_by',
  'reviewed_by',
  'requested_by',
];

export const PERSON_DATA: readonly PersonDataPart[] = [
  { name: 'account', table: 'users', where: 'r.id = $1', without: ['guest_browser', 'external_id', ...OPERATORS] },
  { name: 'driver', table: 'drivers', where: MINE },
  { name: 'applications', table: 'driver_applications', where: DRIVEN },
  { name: 'application_draft', table: 'driver_application_drafts', where: MINE },
  {
    name: 'documents',
    table: 'driver_documents',
    where: `(${DRIVEN} OR r.applicant_id = $1)`,
    without: ['storage_key', 'upload_hash', ...OPERATORS],
  },
  { name: 'rides_organized', table: 'rides', where: 'r.organizer_id = $1' },
  // Places and agreements of riders are their data, not the driver's.
  { name: 'rides_driven', table: 'rides', where: DRIVEN, without: OTHERS_TRIP },
  { name: 'rides_joined', table: 'ride_members', where: MINE, without: ['code'] },
  { name: 'ride_history', table: 'ride_history', where: MINE },
  { name: 'payments', table: 'payments', where: 'r.payer_id = $1', without: SECRETS },
  {
    name: 'refunds',
    table: 'refunds',
    where: 'r.payment_id IN (SELECT id FROM payments WHERE payer_id = $1)',
    without: OPERATORS,
  },
  // The provider's fee is omitted, because it does not concern the person. The evidence was written by operators.
  {
    name: 'disputes',
    table: 'disputes',
    where: 'r.payment_id IN (SELECT id FROM payments WHERE payer_id = $1)',
    without: ['fee_cents'],
  },
  { name: 'receipts', table: 'receipts', where: 'r.payer_id = $1' },
  { name: 'payouts', table: 'payouts', where: DRIVEN },
  { name: 'payout_account', table: 'payout_accounts', where: DRIVEN, without: ['provider_account'] },
  { name: 'cards', table: 'saved_cards', where: MINE, without: ['method_id'] },
  { name: 'credits', table: 'credits', where: 'r.rider_id = $1', without: OPERATORS },
  { name: 'promotions', table: 'promotion_redemptions', where: MINE },
  { name: 'settle_ups', table: 'settle_ups', where: MINE },
  { name: 'venmo', table: 'venmo_accounts', where: MINE },
  { name: 'reviews_given', table: 'reviews', where: MINE, without: OPERATORS },
  // As in the driver app: the ride or the day would tell a driver who wrote the review.
  {
    name: 'reviews_received',
    table: 'reviews',
    where: DRIVEN,
    without: ['user_id', 'ride_id', 'created_at', 'reply', 'replied_at', 'hidden_at', 'hidden_reason', ...OPERATORS],
  },
  { name: 'ride_messages', table: 'ride_messages', where: 'r.author_id = $1' },
  { name: 'support_messages', table: 'support_messages', where: MINE, without: OPERATORS },
  { name: 'notes', table: 'person_notes', where: MINE, without: OPERATORS },
  { name: 'trip_links', table: 'trip_links', where: 'r.created_by = $1', without: ['token_hash'] },
  {
    name: 'invitations_sent',
    table: 'invitations',
    where: 'r.invited_by = $1',
    without: ['contact_hash', 'opt_out_token_hash'],
  },
  { name: 'muted_topics', table: 'disabled_push_topics', where: MINE },
  { name: 'notifications', table: 'notifications', where: MINE },
  { name: 'saved_places', table: 'saved_places', where: MINE },
  { name: 'emergency_contacts', table: 'emergency_contacts', where: MINE },
  { name: 'shared_positions', table: 'shared_positions', where: MINE },
  { name: 'calls_for_help', table: 'sos_calls', where: MINE },
  { name: 'safety_answers', table: 'safety_answers', where: MINE },
  { name: 'passkeys', table: 'passkeys', where: MINE, without: ['id', 'public_key', 'counter'] },
  { name: 'api_tokens', table: 'api_tokens', where: MINE, without: ['token_hash'] },
];

const OPERATOR = 'what an operator did; the audit log has it';
const SECURITY = 'protects the account, and would help to take it over';
const SHORT = 'deleted after hours or days';
const MATCHING = 'how drivers were found; says as much about the others';
const BUSINESS = 'belongs to a business account, not to a person';

/** Tables that name a person but are not part of their export, with the reason for each. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  alert_thresholds: OPERATOR,
  audit_log: OPERATOR,
  business_accounts: BUSINESS,
  business_charges: BUSINESS,
  business_cost_centers: BUSINESS,
  business_credits: BUSINESS,
  business_events: BUSINESS,
  business_invoices: BUSINESS,
  business_payments: BUSINESS,
  business_services: BUSINESS,
  cancellation_policies: OPERATOR,
  withdrawn_cancellation_policies: OPERATOR,
  dispute_evidence: OPERATOR,
  dispute_evidence_files: OPERATOR,
  money_alerts: OPERATOR,
  rate_cards: OPERATOR,
  reconciliation_runs: OPERATOR,
  route_plans: OPERATOR,
  sales_inquiries: OPERATOR,
  saved_views: OPERATOR,
  service_accounts: BUSINESS,
  setting_versions: OPERATOR,
  webhook_endpoints: BUSINESS,
  webhook_messages: BUSINESS,
  authenticator_apps: SECURITY,
  known_browsers: SECURITY,
  passkey_challenges: SECURITY,
  phone_proofs: SECURITY,
  recovery_codes: SECURITY,
  second_factor_attempts: SECURITY,
  sign_in_codes: SECURITY,
  sign_in_failures: SECURITY,
  guest_links: SECURITY,
  push_subscriptions: SECURITY,
  approaches: MATCHING,
  dispatch_decisions: MATCHING,
  offers: MATCHING,
  progress_checks: MATCHING,
  ready_answers: MATCHING,
  ride_confirmations: MATCHING,
  standby_drivers: MATCHING,
  card_setups: SHORT,
  driver_stops: SHORT,
  idempotency_keys: SHORT,
  member_nudges: SHORT,
  quotes: SHORT,
  driven_points: 'the driven route shows where riders were picked up; the ride itself is exported',
  ride_events: 'the history of a ride tells what all of its members did; the ride itself is exported',
  ride_message_reads: 'how far somebody has read; the messages themselves are exported',
  support_reads: 'how far somebody has read; the messages themselves are exported',
  sandbox_drivers: 'practice drivers, which are no people',
};

/** Columns that name a person in tables that are neither exported nor excluded, as messages. */
export function unlistedPersonTables(columns: readonly { table: string; column: string }[]): string[] {
  const listed = new Set([...PERSON_DATA.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)]);
  return columns
    .filter(({ table }) => !listed.has(table))
    .map(
      ({ table, column }) =>
        `${table}.${column}: names a person, but the export of a person neither contains nor excludes it`,
    );
}
