import { pageOf, pushedAs, typeOf, type NotificationKind } from './notification';

describe('a notification', () => {
  it.each([
    ['driver_set_out', '/rider-track?rideId=7'],
    ['payment_needed', '/payment?rideId=7'],
    ['receipt_ready', '/ride/7/receipt'],
    ['message', '/ride/7/chat'],
    ['driver_assigned', '/ride/7'],
    ['driver_not_coming', '/ride/7'],
    ['pledge_reminder', '/ride/7'],
    ['consent_needed', '/ride/7'],
    ['safety_check', '/ride/7'],
    ['review_answered', '/ride/7'],
  ] as const)('of %s opens the page where it is dealt with', (kind, page) => {
    expect(pageOf(kind, 7, null)).toBe(page);
  });

  it.each(['support_answer', 'invitation', 'credit_granted', 'credit_ending'] as const)(
    'of %s has no page of a ride',
    (kind) => expect(pageOf(kind, 7, null)).toBeNull(),
  );

  it('has no page without a ride, unless it names one itself', () => {
    expect(pageOf('message', null, null)).toBeNull();
    expect(pageOf('invitation', null, '/join/abc')).toBe('/join/abc');
    expect(pageOf('driver_assigned', 7, '/join/abc')).toBe('/join/abc');
  });
});

describe('people choose which notifications they get by type', () => {
  it.each<[ReturnType<typeof typeOf>, NotificationKind[]]>([
    ['driver_assigned', ['driver_assigned', 'driver_reassigned', 'driver_changed']],
    ['location_update', ['driver_set_out']],
    ['member_joined', ['member_joined', 'pledge_joined']],
    ['message', ['message', 'support_answer', 'review_answered']],
    ['invitation', ['invitation']],
    [
      'payment',
      [
        ...(['payment_needed', 'consent_needed', 'payment_refunded', 'receipt_ready', 'settle_up_sent'] as const),
        ...(['settle_up_confirmed', 'credit_granted', 'credit_revoked', 'credit_ending', 'credit_returned'] as const),
      ],
    ],
    [
      'ride_update',
      [
        ...(['driver_released', 'driver_not_coming', 'driver_arrived', 'pickup_moved', 'destination_changed'] as const),
        ...(['vehicle_shared', 'trip_started', 'trip_completed', 'trip_ended_away', 'ride_cancelled'] as const),
        ...(['pledge_reached', 'pledge_reopened', 'pledge_reminder', 'pledge_booked', 'pledge_missed'] as const),
        ...(['invitation_not_sent', 'ready_check', 'nudge', 'safety_check'] as const),
      ],
    ],
  ])('%s', (type, kinds) => expect(new Set(kinds.map(typeOf))).toEqual(new Set([type])));
});

describe('what is pushed while no page is open', () => {
  const MINUTE = 60;
  const HOUR = 60 * MINUTE;

  it.each([
    ['driver_assigned', 'driver_assigned', 15 * MINUTE],
    ['driver_reassigned', 'driver_assigned', 15 * MINUTE],
    ['driver_changed', 'driver_assigned', 15 * MINUTE],
    ['driver_arrived', 'driver_arrived', 15 * MINUTE],
    ['payment_needed', 'payment_needed', 12 * HOUR],
    ['consent_needed', 'payment_needed', 12 * HOUR],
    ['invitation', 'invitation', 24 * HOUR],
    ['message', 'message', HOUR],
    ['support_answer', 'message', 24 * HOUR],
    ['ready_check', 'message', 10 * MINUTE],
    ['nudge', 'message', 10 * MINUTE],
    ['safety_check', 'message', 10 * MINUTE],
  ] as const)('is %s, as %s, for as long as it is worth telling', (kind, topic, ttlSeconds) => {
    expect(pushedAs(kind)).toEqual({ topic, ttlSeconds });
  });

  it.each(['trip_started', 'receipt_ready', 'credit_granted'] as const)('is not %s', (kind) => {
    expect(pushedAs(kind)).toBeNull();
  });
});
