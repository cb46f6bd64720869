/** Webhook events, each with a description that the documentation prints. Types are only added, never renamed. */
export const WEBHOOK_EVENTS = {
  'ride.created': 'A ride was booked and waits for its payment.',
  'ride.requested': 'The ride looks for a driver: it was paid for.',
  'ride.driver_assigned':
    'A driver accepted the ride. `status` is `confirmed` for a scheduled ride and `en_route` for others.',
  'ride.driver_set_out': 'The driver of a scheduled ride is on the way to the pickup.',
  'ride.driver_arrived': 'The driver is at the pickup.',
  'ride.driver_released': 'The ride lost its driver and looks for another one.',
  'ride.started': 'The group is aboard and the trip has started.',
  'ride.completed': 'The trip has ended.',
  'ride.cancelled': 'The ride was cancelled. `fee` is what the organizer pays for it.',
  'ride.pickup_moved': 'The ride starts somewhere else than before.',
  'ride.destination_changed': 'The ride ends somewhere else than before.',
  'ride.price_changed': 'The ride costs something else than before.',
  'ride.vehicle_shared': 'Another group shares the vehicle, and the ride costs less.',
  'ride.split_changed': 'The ride is split in another way.',
  'ride.pledge_reached': 'Enough people have joined the ride.',
  'ride.pledge_reopened': 'Too few people are left in a ride that had enough.',
  'ride.pledge_closed': 'Nobody else can join the ride.',
  'ride.pledge_collecting': 'What people promised for the ride is being authorized.',
  'member.joined': 'Somebody took a seat.',
  'member.left': 'Somebody gave up a seat; `actorId` is who did it, null when the system did.',
  'member.paid': 'The share of a member is set aside.',
  'member.payment_failed': 'The card of a member was declined.',
  'member.payment_released': 'What was set aside for a member’s share is free again.',
  'member.pledged': 'Somebody’s share of a ride that needs enough people is promised.',
  'member.consent_needed': 'A share rose above what the member has agreed to.',
  'member.share_agreed': 'A member agreed to the higher share.',
  'member.share_declined': 'A member declined the higher share.',
  'member.boarded': 'A member showed the boarding code.',
  'member.no_show': 'A member did not come.',
  'member.no_show_undone': 'The member came after all.',
  'payment.authorized': 'The organizer’s payment is set aside.',
  'payment.failed': 'The organizer’s card was declined.',
  'payment.card_stored': 'The card for a ride far ahead is known; it is authorized later.',
  'payment.captured': 'Money was taken from what was set aside.',
  'payment.released': 'What was set aside is free again.',
  'payment.capture_failed': 'An amount that is owed could not be taken.',
  'payment.cash_received': 'The driver received the fare in cash.',
  'payment.debt_closed': 'An amount that was owed is settled.',
  'payment.tip_given': 'The driver got a tip.',
  'payment.tip_failed': 'A tip could not be taken.',
  'payment.refunded': 'A payer got money back.',
  'payment.refund_failed': 'A refund did not reach the payer.',
  'payment.disputed': 'A payer’s bank took a payment back, or asks about it.',
  'payment.dispute_won': 'The bank decided in our favor.',
  'payment.dispute_lost': 'The bank decided for the payer.',
  'payout.paid': 'A payout arrived at the driver’s bank.',
  'payout.failed': 'A payout did not arrive. The money is available to the driver again.',
  'driver.applied': 'Somebody applied to drive, for the first time or again.',
  'driver.approved': 'A driver may drive: the application was approved, or a suspension was lifted.',
  'driver.rejected': 'An application was rejected.',
  'driver.suspended': 'A driver may no longer drive.',
  'invoice.created': 'The business account got an invoice.',
  'invoice.paid': 'An invoice of the business account is paid in full.',
  'invoice.voided': 'An invoice of the business account is void. Its charges come onto the next one.',
  'invoice.payment_reversed':
    'A payment of an invoice did not arrive after all, or was recorded by mistake. The invoice is open again.',
  'charge.credited': 'The business account was credited for a ride.',
  'webhook.test': 'You asked for a test event. It goes to one endpoint, whatever that is subscribed to.',
} as const satisfies Record<string, string>;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];
/** Event types to which an endpoint can subscribe. */
export type WebhookSubscription = Exclude<WebhookEventType, 'webhook.test'>;
export const WEBHOOK_SUBSCRIPTIONS = WEBHOOK_EVENT_TYPES.filter(
  (type): type is WebhookSubscription => type !== 'webhook.test',
);

/** Part of the type before the dot, for grouping. */
export const webhookTopicOf = (type: string): string => type.split('.')[0] ?? type;
