import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { PersonDataRepository, type PersonData } from '../person-data.repository';

interface Part {
  name: string;
  table: string;
  /** On a row `r`; $1 is the person. */
  where: string;
  /** Columns that would help to act as the person, or say something about others. */
  without?: readonly string[];
}

const MINE = 'r.user_id = $1';
const DRIVEN = 'r.driver_id IN (SELECT id FROM drivers WHERE user_id = $1)';
const SECRETS = ['client_secret', 'setup_client_secret', 'next_client_secret'];
const OPERATORS = [
  ...['author_id', 'granted_by', 'revoked_by', 'replied_by', 'hidden_by', 'blocked_by'],
  ...['reviewed_by', 'requested_by'],
];

const PARTS: readonly Part[] = [
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
  { name: 'rides_driven', table: 'rides', where: DRIVEN },
  { name: 'rides_joined', table: 'ride_members', where: MINE, without: ['code'] },
  { name: 'ride_history', table: 'ride_history', where: MINE },
  { name: 'payments', table: 'payments', where: 'r.payer_id = $1', without: SECRETS },
  {
    name: 'refunds',
    table: 'refunds',
    where: 'r.payment_id IN (SELECT id FROM payments WHERE payer_id = $1)',
    without: OPERATORS,
  },
  { name: 'receipts', table: 'receipts', where: 'r.payer_id = $1' },
  { name: 'payouts', table: 'payouts', where: DRIVEN },
  { name: 'cards', table: 'saved_cards', where: MINE, without: ['method_id'] },
  { name: 'credits', table: 'credits', where: 'r.rider_id = $1', without: OPERATORS },
  { name: 'promotions', table: 'promotion_redemptions', where: MINE },
  { name: 'settle_ups', table: 'settle_ups', where: MINE },
  { name: 'venmo', table: 'venmo_accounts', where: MINE },
  { name: 'reviews_given', table: 'reviews', where: MINE, without: OPERATORS },
  { name: 'reviews_received', table: 'reviews', where: DRIVEN, without: ['user_id', ...OPERATORS] },
  { name: 'ride_messages', table: 'ride_messages', where: 'r.author_id = $1' },
  { name: 'support_messages', table: 'support_messages', where: MINE, without: OPERATORS },
  { name: 'notes', table: 'person_notes', where: MINE, without: OPERATORS },
  { name: 'notifications', table: 'notifications', where: MINE },
  { name: 'saved_places', table: 'saved_places', where: MINE },
  { name: 'emergency_contacts', table: 'emergency_contacts', where: MINE },
  { name: 'shared_positions', table: 'shared_positions', where: MINE },
  { name: 'calls_for_help', table: 'sos_calls', where: MINE },
  { name: 'safety_answers', table: 'safety_answers', where: MINE },
  { name: 'passkeys', table: 'passkeys', where: MINE, without: ['id', 'public_key', 'counter'] },
  { name: 'api_tokens', table: 'api_tokens', where: MINE, without: ['token_hash'] },
];

@Injectable()
export class SqlPersonDataRepository extends PersonDataRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async of(personId: number): Promise<PersonData | null> {
    const data: PersonData = {};
    for (const { name, table, where, without = [] } of PARTS) {
      const rows = await this.database.query<{ row: unknown }>(
        `SELECT to_jsonb(r) - $2::text[] AS row FROM ${table} r WHERE ${where}`,
        [personId, [...without]],
      );
      if (name === 'account' && rows.length === 0) return null;
      data[name] = rows.map(({ row }) => row);
    }
    return data;
  }
}
