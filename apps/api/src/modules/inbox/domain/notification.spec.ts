import { PUSH_TOPICS, type NotificationType } from '@groupride/contracts';
import { INBOX_TEXTS } from '../inbox-texts';
import { pageOf, pushedAs, typeOf, type NotificationKind } from './notification';

const KINDS = Object.keys(INBOX_TEXTS.en) as NotificationKind[];
const kindsThat = (fits: (kind: NotificationKind) => boolean) => KINDS.filter(fits).sort();

describe('the type of a notification', () => {
  it.each<[NotificationType, NotificationKind[]]>([
    ['driver_assigned', ['driver_assigned', 'driver_reassigned', 'driver_changed']],
    ['member_joined', ['member_joined', 'pledge_joined']],
    ['location_update', ['driver_set_out']],
    ['invitation', ['invitation']],
    ['message', ['message', 'support_answer', 'review_answered']],
    [
      'payment',
      [
        ...(['payment_needed', 'payment_owed', 'consent_needed', 'payment_refunded', 'receipt_ready'] as const),
        ...(['share_released'] as const),
        ...(['settle_up_sent', 'settle_up_confirmed'] as const),
        ...(['credit_granted', 'credit_revoked', 'credit_ending', 'credit_returned'] as const),
      ],
    ],
    [
      'ride_update',
      [
        ...(['driver_released', 'driver_not_coming', 'driver_arrived', 'member_left'] as const),
        ...(['pickup_moved', 'destination_changed', 'change_given_up', 'vehicle_shared'] as const),
        ...(['trip_started', 'trip_completed', 'trip_ended_away', 'ride_cancelled'] as const),
        ...(['pledge_reached', 'pledge_reopened', 'pledge_reminder', 'pledge_booked', 'pledge_missed'] as const),
        ...(['pledge_seat_lost'] as const),
        ...(['invitation_not_sent', 'ready_check', 'nudge', 'safety_check'] as const),
      ],
    ],
  ])('is %s for %j', (type, kinds) => {
    expect(kindsThat((kind) => typeOf(kind) === type)).toEqual([...kinds].sort());
  });
});

describe('the page of a notification', () => {
  const without: NotificationKind[] = [
    ...(['support_answer', 'invitation', 'pledge_seat_lost', 'share_released'] as const),
    ...(['credit_granted', 'credit_revoked', 'credit_ending', 'credit_returned'] as const),
  ];
  const others: Partial<Record<NotificationKind, string>> = {
    driver_set_out: '/rider-track?rideId=7',
    payment_needed: '/payment?rideId=7',
    receipt_ready: '/ride/7/receipt',
    message: '/ride/7/chat',
  };

  it.each(KINDS)('of %s is its ride, unless there is a better one or none', (kind) => {
    expect(pageOf(kind, 7, null)).toBe(without.includes(kind) ? null : (others[kind] ?? '/ride/7'));
  });

  it.each(KINDS)('of %s is the one that it names itself', (kind) => {
    expect([pageOf(kind, 7, '/join/abc'), pageOf(kind, null, '/join/abc')]).toEqual(['/join/abc', '/join/abc']);
  });

  it.each(KINDS)('of %s does not exist without a ride', (kind) => expect(pageOf(kind, null, null)).toBeNull());
});

describe('what is also sent as a push message', () => {
  const [MINUTE, HOUR] = [60, 3600];

  it.each<[NotificationKind, string, number]>([
    ['driver_assigned', 'driver_assigned', 15 * MINUTE],
    ['driver_reassigned', 'driver_assigned', 15 * MINUTE],
    ['driver_changed', 'driver_assigned', 15 * MINUTE],
    ['driver_arrived', 'driver_arrived', 15 * MINUTE],
    ['payment_needed', 'payment_needed', 12 * HOUR],
    ['payment_owed', 'payment_needed', 24 * HOUR],
    ['consent_needed', 'payment_needed', 12 * HOUR],
    ['invitation', 'invitation', 24 * HOUR],
    ['message', 'message', HOUR],
    ['support_answer', 'message', 24 * HOUR],
    ['ready_check', 'message', 10 * MINUTE],
    ['nudge', 'message', 10 * MINUTE],
    ['safety_check', 'message', 10 * MINUTE],
  ])('is %s, as %s for %d seconds', (kind, topic, ttlSeconds) => {
    expect(pushedAs(kind)).toEqual({ topic, ttlSeconds });
    expect(PUSH_TOPICS).toContain(topic);
  });

  it('is nothing else', () => expect(kindsThat((kind) => pushedAs(kind) !== null)).toHaveLength(13));
});
