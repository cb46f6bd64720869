/** Recorded actions and the names of their texts; others are shown as recorded. */
export const ACTIONS = {
  view_ride: 'view_ride',
  view_trace: 'view_trace',
  view_dispatch: 'view_dispatch',
  follow_ride: 'follow_ride',
  read_chat: 'read_chat',
  read_support: 'read_support',
  answer_support: 'answer_support',
  change_sales_inquiry: 'change_sales_inquiry',
  create_token: 'create_token',
  rotate_token: 'rotate_token',
  revoke_token: 'revoke_token',
  create_service_account: 'create_service_account',
  create_webhook_endpoint: 'create_webhook_endpoint',
  change_webhook_endpoint: 'change_webhook_endpoint',
  delete_webhook_endpoint: 'delete_webhook_endpoint',
  rotate_webhook_secret: 'rotate_webhook_secret',
  close_service_account: 'close_service_account',
  create_business_account: 'create_business_account',
  change_business_account: 'change_business_account',
  set_volume_discounts: 'set_volume_discounts',
  add_cost_center: 'add_cost_center',
  change_cost_center: 'change_cost_center',
  connect_service_account: 'connect_service_account',
  disconnect_service_account: 'disconnect_service_account',
  invoice_business_account: 'invoice_business_account',
  record_business_payment: 'record_business_payment',
  void_business_invoice: 'void_business_invoice',
  reverse_business_payment: 'reverse_business_payment',
  credit_business_charge: 'credit_business_charge',
  view_driver: 'view_driver',
  view_driver_application: 'view_driver_application',
  view_driver_documents: 'view_driver_documents',
  review_driver_document: 'review_driver_document',
  cancel_ride: 'cancel_ride',
  complete_ride: 'complete_ride',
  reassign_ride: 'reassign_ride',
  change_route: 'change_route',
  change_application_status: 'change_application_status',
  'operator signed in': 'sign_in',
  add_authenticator: 'add_authenticator',
  remove_authenticator: 'remove_authenticator',
  make_recovery_codes: 'make_recovery_codes',
  use_recovery_code: 'use_recovery_code',
  add_passkey: 'add_passkey',
  remove_passkey: 'remove_passkey',
  end_session: 'end_session',
  invite_operator: 'invite_operator',
  change_operator_role: 'change_operator_role',
  remove_operator: 'remove_operator',
  change_rates: 'change_rates',
  save_prices: 'save_prices',
  carry_over_prices: 'carry_over_prices',
  withdraw_prices: 'withdraw_prices',
  add_winery: 'add_winery',
  change_winery: 'change_winery',
  remove_winery: 'remove_winery',
  refund: 'refund',
  save_dispute_evidence: 'save_dispute_evidence',
  add_dispute_file: 'add_dispute_file',
  remove_dispute_file: 'remove_dispute_file',
  submit_dispute_evidence: 'submit_dispute_evidence',
  close_debt: 'close_debt',
  reply_review: 'reply_review',
  hide_review: 'hide_review',
  show_review: 'show_review',
  search: 'search',
  view_city_map: 'view_city_map',
  view_riders: 'view_riders',
  view_drivers: 'view_drivers',
  view_rider: 'view_rider',
  block_rider: 'block_rider',
  unblock_rider: 'unblock_rider',
  add_route_plan: 'add_route_plan',
  change_route_plan: 'change_route_plan',
  solve_route_plan: 'solve_route_plan',
  order_route_plan: 'order_route_plan',
  publish_route_plan: 'publish_route_plan',
  unpublish_route_plan: 'unpublish_route_plan',
  remove_route_plan: 'remove_route_plan',
  grant_credit: 'grant_credit',
  revoke_credit: 'revoke_credit',
  return_credit: 'return_credit',
  add_note: 'add_note',
  remove_note: 'remove_note',
  read_notes: 'read_notes',
  change_alert_thresholds: 'change_alert_thresholds',
  view_charges: 'view_charges',
  search_charges: 'search_charges',
  close_alert: 'close_alert',
  acknowledge_alert: 'acknowledge_alert',
  take_alert: 'take_alert',
  hand_back_alert: 'hand_back_alert',
  note_alert: 'note_alert',
  retry_payout: 'retry_payout',
  add_cancellation_policy: 'add_cancellation_policy',
  withdraw_cancellation_policy: 'withdraw_cancellation_policy',
  save_setting: 'save_setting',
  export_person: 'export_person',
  erase_person: 'erase_person',
  reconcile: 'reconcile',
  retry_dead_letter: 'retry_dead_letter',
  dismiss_dead_letter: 'dismiss_dead_letter',
  add_promotion: 'add_promotion',
  change_promotion: 'change_promotion',
  end_promotion: 'end_promotion',
  export: 'export',
  'account deleted': 'delete_account',
} as const;

export type ActionKey = (typeof ACTIONS)[keyof typeof ACTIONS];

export const actionKey = (action: string): ActionKey | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === action)?.[1];

/** Kinds of subjects with the page that shows one; those without an address are no links. */
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

/** Spanish joins "de el viaje" and "a el viaje" to "del viaje" and "al viaje"; no other language has these words. @param mark before the article */
export const contracted = (sentence: string, mark: string): string =>
  sentence.replace(new RegExp(`\\b(de|a) ${mark}el `, 'g'), (_, word: string) => `${word}l ${mark}`);
