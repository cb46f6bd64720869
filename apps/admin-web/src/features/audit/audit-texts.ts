/** Actions with a translation; others are shown as recorded. */
const ACTIONS = {
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
  close_service_account: 'close_service_account',
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
  add_winery: 'add_winery',
  change_winery: 'change_winery',
  remove_winery: 'remove_winery',
  refund: 'refund',
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
  reconcile: 'reconcile',
  retry_dead_letter: 'retry_dead_letter',
  dismiss_dead_letter: 'dismiss_dead_letter',
  add_promotion: 'add_promotion',
  change_promotion: 'change_promotion',
  end_promotion: 'end_promotion',
} as const;

export type ActionKey = (typeof ACTIONS)[keyof typeof ACTIONS];

export const actionKey = (action: string): ActionKey | undefined =>
  Object.entries(ACTIONS).find(([name]) => name === action)?.[1];

type Numbered =
  | 'ride'
  | 'driver'
  | 'user'
  | 'winery'
  | 'payout'
  | 'cancellation_policy'
  | 'sales_inquiry'
  | 'token'
  | 'service_account';
export type Subject = { kind: Numbered; id: number } | { kind: 'promotion'; id: string };

/** "ride:4" → ride 4; null for anything else. */
export function readSubject(subject: string): Subject | null {
  const match = /^(ride|driver|user|winery|payout|cancellation_policy|sales_inquiry|token|service_account):(\d+)$/.exec(
    subject,
  );
  if (match) return { kind: match[1] as Numbered, id: Number(match[2]) };
  const code = /^promotion:([A-Z0-9]+)$/.exec(subject)?.[1];
  return code ? { kind: 'promotion', id: code } : null;
}
