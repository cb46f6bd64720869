import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The only folder whose code writes to each table. Modules of the API are named by their folder. */
export const TABLE_OWNERS: Readonly<Record<string, string>> = {
  ...owned('apps/api/src/platform/http', ['idempotency_keys']),
  ...owned('apps/api/src/modules/alerts', ['alert_thresholds', 'driver_stops', 'money_alerts']),
  ...owned('apps/api/src/modules/api-tokens', ['api_requests', 'api_tokens', 'service_accounts']),
  ...owned('apps/api/src/modules/assembly', ['member_nudges', 'ready_answers', 'ready_checks']),
  ...owned('apps/api/src/modules/credits', ['credit_uses', 'credits']),
  ...owned('apps/api/src/modules/safety', ['emergency_contacts', 'safety_answers', 'safety_checks', 'sos_calls']),
  ...owned('apps/api/src/modules/booking', ['ride_changes']),
  ...owned('apps/api/src/modules/business-accounts', [
    'business_accounts',
    'business_charges',
    'business_cost_centers',
    'business_credit_uses',
    'business_credits',
    'business_events',
    'business_invoice_lines',
    'business_services',
  ]),
  ...owned('apps/api/src/modules/business-invoices', [
    'business_invoice_numbers',
    'business_invoices',
    'business_payments',
  ]),
  ...owned('apps/api/src/modules/cancellations', [
    'cancellation_policies',
    'cancellation_rules',
    'withdrawn_cancellation_policies',
  ]),
  ...owned('apps/api/src/modules/cards', ['card_setups', 'saved_cards']),
  ...owned('apps/api/src/modules/dispatch', [
    'dispatch_decisions',
    'dispatch_lease',
    'offers',
    'round_requests',
    'standby_drivers',
  ]),
  ...owned('apps/api/src/modules/driving', ['approaches', 'progress_checks', 'ride_confirmations']),
  ...owned('apps/api/src/modules/disputes', ['dispute_evidence', 'dispute_evidence_files', 'disputes']),
  ...owned('apps/api/src/modules/documents', ['driver_documents']),
  ...owned('apps/api/src/modules/drivers', ['driver_application_drafts', 'driver_applications', 'drivers']),
  ...owned('apps/api/src/modules/tracking', ['driven_points', 'shared_positions']),
  ...owned('apps/api/src/modules/trip-links', ['trip_links']),
  ...owned('apps/api/src/modules/identity', [
    'audit_log',
    'authenticator_apps',
    'decoy_codes',
    'guest_links',
    'known_browsers',
    'outbox_messages',
    'passkey_challenges',
    'passkeys',
    'phone_proofs',
    'recovery_codes',
    'second_factor_attempts',
    'sessions',
    'sign_in_codes',
    'sign_in_failures',
    'users',
  ]),
  ...owned('apps/api/src/modules/inbox', ['notifications']),
  ...owned('apps/api/src/modules/invitations', ['invitation_opt_outs', 'invitations', 'invitees']),
  ...owned('apps/api/src/modules/ledger', ['ledger_entries', 'ledger_transactions']),
  ...owned('apps/api/src/modules/members', ['ride_links', 'ride_members']),
  ...owned('apps/api/src/modules/messages', ['ride_message_reads', 'ride_messages']),
  ...owned('apps/api/src/modules/notes', ['person_notes']),
  ...owned('apps/api/src/modules/payments', ['payments']),
  ...owned('apps/api/src/modules/payouts', ['payout_accounts', 'payouts', 'weekly_payout_runs']),
  ...owned('apps/api/src/modules/places', ['saved_places']),
  ...owned('apps/api/src/modules/pricing', ['quotes', 'rate_cards']),
  ...owned('apps/api/src/modules/promotions', ['promotion_redemptions', 'promotions']),
  ...owned('apps/api/src/modules/push', ['disabled_push_topics', 'push_subscriptions']),
  ...owned('apps/api/src/modules/receipts', ['receipts', 'ride_history']),
  ...owned('apps/api/src/modules/pool', ['pool_rides']),
  ...owned('apps/api/src/modules/reconciliation', ['provider_movements', 'reconciliation_runs']),
  ...owned('apps/api/src/modules/refunds', ['refunds']),
  ...owned('apps/api/src/modules/reviews', ['reviews']),
  ...owned('apps/api/src/modules/rides', ['ride_events', 'rides']),
  ...owned('apps/api/src/modules/runs', ['run_stops', 'runs']),
  ...owned('apps/api/src/modules/route-plans', ['route_plans']),
  ...owned('apps/api/src/modules/settings', ['setting_versions']),
  ...owned('apps/api/src/modules/settle-ups', ['settle_ups', 'venmo_accounts']),
  ...owned('apps/api/src/modules/saved-views', ['saved_views']),
  ...owned('apps/api/src/modules/sandbox', ['sandbox_drivers']),
  ...owned('apps/api/src/modules/sales', ['sales_inquiries']),
  ...owned('apps/api/src/modules/support', ['support_messages', 'support_reads']),
  ...owned('apps/api/src/modules/outgoing-webhooks', [
    'webhook_attempts',
    'webhook_deliveries',
    'webhook_endpoints',
    'webhook_faults',
    'webhook_messages',
  ]),
  ...owned('apps/api/src/modules/webhooks', ['stripe_events']),
  ...owned('apps/api/src/modules/wineries', ['wineries']),
  // The import of a city writes them, the API reads them.
  ...owned('tools/city/src', ['cities', 'city_intersections', 'city_places', 'city_tiles', 'city_words']),
};

function owned(folder: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, folder]));
}

export interface Write {
  file: string;
  table: string;
}

/** A table whose name is only known when the program runs, so that no check can tell whose rows are written. */
export const UNKNOWN_TABLE = '${…}';

/** May write to tables by a name that comes from elsewhere, each for a reason. */
const WRITES_BY_NAME: readonly string[] = [
  // Deletes the rows that the owner of a table says have expired.
  'apps/api/src/platform/retention/retention.service.ts',
  // Makes every lookup at the payment provider due after a restore, while the API is stopped.
  'apps/api/src/platform/database/restored-database.ts',
];

/** A table in SQL. A table of another schema than `public` belongs to no module. @param group `?:`, or nothing to capture it */
const table = (group: '' | '?:') =>
  String.raw`(?:ONLY\s+)?(?:"?public"?\.)?["'\`]?(${group}\$\{[^}]+\}|[a-z_]+)["'\`]?(?![\w.])`;
const TABLE = new RegExp(table(''), 'i');
const NAME = table('?:');
/** Locks, conflict clauses and foreign keys have the word UPDATE, too. */
const UPDATE = String.raw`(?<!\b(?:FOR|KEY|DO|ON)\s+)\bUPDATE`;
const WRITES = new RegExp(
  [
    String.raw`(?:\b(?:INSERT\s+INTO|DELETE\s+FROM|MERGE\s+INTO)|${UPDATE})\s+(?<written>${NAME})`,
    String.raw`\bTRUNCATE(?:\s+TABLE)?\s+(?<truncated>${NAME}(?:\s*\*?\s*,\s*${NAME})*)`,
    String.raw`\bCOPY\s+(?<copied>${NAME})\s*(?:\([^()]*\)\s*)?FROM\b`,
    String.raw`(?:\.(?:getRepository|update|into|insert|upsert|delete|save|softDelete|delete\(\)\s*\.from)(?:<[^()]*>)?|\bexpiredRows)\(\s*["'\`](?<called>(?:public\.)?[a-z_]+)["'\`]`,
  ].join('|'),
  'gi',
);

/**
 * The tables whose rows a source changes, in the order of the text, by SQL, by a repository or query builder that is given
 * a table's name, or by its expiry. Writes through an entity need its class, which other modules cannot import.
 */
export function tablesWrittenBy(source: string): string[] {
  return [...source.matchAll(WRITES)].flatMap(({ groups = {} }) => {
    const names = groups['truncated']?.split(',') ?? [groups['written'] ?? groups['copied'] ?? groups['called'] ?? ''];
    return names.map((name) => {
      const written = TABLE.exec(name)?.[1] ?? '';
      return written.startsWith('${') ? UNKNOWN_TABLE : written.toLowerCase();
    });
  });
}

/** Tables that exist after the migrations, by their latest name. */
export function tablesIn(migrations: readonly string[]): string[] {
  // What follows `down` takes the changes back.
  const changes = migrations.map((text) => text.split(/^  (?:async )?down\(/m)[0]!).join('\n');
  const created = [...migrations.join('\n').matchAll(/CREATE TABLE (?:IF NOT EXISTS )?([a-z_]+)/g)];
  const renamed = new Map(
    [...changes.matchAll(/ALTER TABLE ([a-z_]+) RENAME TO ([a-z_]+)/g)].map(([, before = '', after = '']) => [
      before,
      after,
    ]),
  );
  return [...new Set(created.map(([, table = '']) => renamed.get(table) ?? table))].sort();
}

/** Writes of product code to tables that belong to another folder. @param folders below `root` */
export function foreignWrites(root: string, folders: readonly string[]): Write[] {
  return folders.flatMap((folder) =>
    sourcesBelow(join(root, folder)).flatMap((path) => {
      const file = relative(root, path);
      const tables = new Set(tablesWrittenBy(readFileSync(path, 'utf8')));
      return [...tables]
        .filter((table) =>
          table === UNKNOWN_TABLE
            ? !WRITES_BY_NAME.includes(file)
            : table in TABLE_OWNERS && !file.startsWith(`${TABLE_OWNERS[table]}/`),
        )
        .map((table) => ({ file, table }));
    }),
  );
}

/** Migrations may change everybody's rows; specs and their helpers prepare what they test. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !/\/(migrations|testing)\//.test(path));
}
