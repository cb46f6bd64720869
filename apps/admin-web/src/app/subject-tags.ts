import { api, rideTags } from '@groupride/web-api-client';

const TAGS = [
  'AdminPayouts',
  'BusinessAccounts',
  'BusinessInvoices',
  'Credits',
  'Notes',
  'Operators',
  'Policies',
  'Prices',
  'Promotions',
  'Reviews',
  'Riders',
  'RoutePlans',
  'SalesInquiries',
  'ServiceAccounts',
  'Settings',
  'VehicleClasses',
  'WebhookEndpoints',
  'Wineries',
] as const;

/** The API with the tags of all features, which add them when their pages are loaded. */
export const operationsApi = api.enhanceEndpoints({ addTagTypes: TAGS });

type Tags = Parameters<typeof operationsApi.util.invalidateTags>[0];

/** What pages show of each kind of subject of the audit log. Other messages announce changes of alerts and chats. */
const TAGS_OF: Readonly<Record<string, Tags>> = {
  business_account: ['BusinessAccounts', 'BusinessInvoices'],
  cancellation_policy: ['Policies'],
  dead_letter: ['DeadLetters'],
  dispute: ['Disputes'],
  driver: ['Drivers', 'Documents'],
  payout: ['AdminPayouts'],
  promotion: ['Promotions', 'Settings'],
  rate_card: ['Prices'],
  reconciliation: ['Reconciliations'],
  route_plan: ['RoutePlans'],
  sales_inquiry: ['SalesInquiries'],
  service_account: ['ServiceAccounts'],
  setting: ['Settings', 'City', 'VehicleClasses', 'Promotions', 'Wineries'],
  alert_thresholds: ['Settings'],
  user: ['Riders', 'Credits', 'Notes', 'Operators'],
  webhook_endpoint: ['WebhookEndpoints'],
  winery: ['Wineries', 'Settings'],
};

/** Tags of everything that messages refresh. */
export const ALL_TAGS: Tags = [
  ...new Set(Object.values(TAGS_OF).flat()),
  'AdminRides',
  'AdminRide',
  'Charges',
  'Metrics',
  'Alerts',
  'Reviews',
];

/** The cache tags of a subject of the audit log, such as `driver:12`. */
export function tagsOfSubject(subject: string): Tags {
  const [kind, id] = subject.split(':') as [string, string?];
  return kind === 'ride' ? [...rideTags(Number(id)), 'Reviews'] : (TAGS_OF[kind] ?? []);
}
