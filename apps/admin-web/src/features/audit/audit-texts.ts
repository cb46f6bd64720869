import { AUDIT_ACTIONS, type AuditActionKey } from '@groupride/contracts';

export const actionKey = (action: string): AuditActionKey | undefined =>
  Object.entries(AUDIT_ACTIONS).find(([name]) => name === action)?.[1];

/** Pages by kind of subject; kinds without an address are not linked. */
const ADDRESSES = {
  ride: (id) => `/admin/rides/${id}`,
  driver: (id) => `/admin/drivers/${id}`,
  user: (id) => `/admin/riders/${id}`,
  winery: () => '/admin?tab=wineries',
  route_plan: (id) => `/admin?tab=routes&plan=${id}`,
  promotion: () => '/admin?tab=promotions',
  rate_card: () => '/admin?tab=prices',
  setting: (id) => settingAddress(id),
  payout: () => '/admin/money?tab=payouts',
  cancellation_policy: () => '/admin/money?tab=policies',
  reconciliation: () => '/admin/money?tab=runs',
  dead_letter: () => '/admin/money?tab=webhookEvents',
  sales_inquiry: () => '/admin/sales',
  business_account: (id) => `/admin/business/${id}`,
  token: () => '/admin/developers',
  service_account: () => '/admin/developers',
  webhook_endpoint: () => '/admin/developers',
  alert: () => null,
  search: () => null,
} satisfies Record<string, (id: string) => string | null>;

function settingAddress(id: string): string {
  if (id === 'wineries') return '/admin?tab=wineries';
  return id.startsWith('promotion:') ? '/admin?tab=promotions' : `/admin/settings?tab=${id}`;
}

export type TargetKind = keyof typeof ADDRESSES;
export interface Target {
  kind: TargetKind;
  id: string;
  href: string | null;
}

/** "ride:4" → ride 4 and its page; null for anything else. */
export function readTarget(subject: string): Target | null {
  const [, kind = '', id = ''] = /^([a-z_]+):(.+)$/.exec(subject) ?? [];
  if (!isKind(kind)) return null;
  return { kind, id, href: ADDRESSES[kind](id) };
}

const isKind = (kind: string): kind is TargetKind => kind in ADDRESSES;

const EXPORTED = ['rides', 'drivers', 'riders', 'payments', 'audit', 'daily_close'] as const;
/** "export:rides" → rides. */
export const exportedList = (subject: string): (typeof EXPORTED)[number] | undefined =>
  EXPORTED.find((one) => subject === `export:${one}`);

/**
 * Contracts "de el viaje" and "a el viaje" to "del viaje" and "al viaje" in Spanish; no other language has these words.
 * @param mark the character before the article
 */
export const contracted = (sentence: string, mark: string): string =>
  sentence.replace(new RegExp(`\\b(de|a) ${mark}el `, 'g'), (_, word: string) => `${word}l ${mark}`);
