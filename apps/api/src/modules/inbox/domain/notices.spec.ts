import { noticesOf, type NoticeContext, type NoticeEvent } from './notices';

const [ORGANIZER, MEMBER, DRIVER_USER] = [1, 2, 3];
const context: NoticeContext = {
  ride: {
    id: 7,
    organizerId: ORGANIZER,
    pickupLocation: 'Uptown',
    dropoffLocation: 'Airport',
    totalCost: 5481,
    paymentMethod: 'card',
    splitMode: 'cover',
    pledgeState: null,
    cancelFee: 0,
  },
  members: [ORGANIZER, MEMBER],
  absent: new Set(),
  shares: new Map([
    [ORGANIZER, 2741],
    [MEMBER, 1370],
  ]),
  driver: { name: 'Dan Delgado', vehicle: 'Gray van', licensePlate: 'ABC 123' },
  payerId: null,
  isReplaced: false,
};
const event = (what: Partial<NoticeEvent>): NoticeEvent => ({
  number: 5,
  type: 'trip_started',
  actorKind: 'driver',
  actorId: DRIVER_USER,
  actorName: 'Dan Delgado',
  reason: null,
  data: {},
  ...what,
});
const readers = (what: Partial<NoticeEvent>, given = context) =>
  noticesOf(event(what), given).map(({ userId, kind }) => [userId, kind]);

describe('notices of a ride event', () => {
  it('announce the new driver only once when one moves up from the standby list', () => {
    const assigned = { type: 'driver_assigned', actorId: null, data: { standby: true } } as const;
    expect(readers({ type: 'driver_released' }, { ...context, isReplaced: true })).toEqual([]);
    expect(readers(assigned)).toEqual([
      [ORGANIZER, 'driver_changed'],
      [MEMBER, 'driver_changed'],
    ]);
  });

  it('go to everyone with a seat when the ride’s status changes', () => {
    for (const [type, kind] of [
      ['driver_assigned', 'driver_assigned'],
      ['driver_released', 'driver_released'],
      ['driver_set_out', 'driver_set_out'],
      ['driver_arrived', 'driver_arrived'],
      ['trip_started', 'trip_started'],
      ['trip_completed', 'trip_completed'],
    ] as const)
      expect(readers({ type })).toEqual([
        [ORGANIZER, kind],
        [MEMBER, kind],
      ]);
  });

  it('of the trip itself skip a member who did not come', () => {
    const without = { ...context, absent: new Set([MEMBER]) };
    expect(readers({ type: 'trip_started' }, without)).toEqual([[ORGANIZER, 'trip_started']]);
    expect(readers({ type: 'trip_completed' }, without)).toEqual([[ORGANIZER, 'trip_completed']]);
    expect(readers({ type: 'trip_completed', data: { metersFromDestination: 14_500 } }, without)).toEqual([
      [ORGANIZER, 'trip_ended_away'],
    ]);
    expect(readers({ type: 'destination_changed' }, without)).toHaveLength(2);
  });

  it('tell the group, and the service that booked, why a trip ended away from the destination', () => {
    const told = noticesOf(
      event({ type: 'trip_completed', reason: 'Road closed', data: { metersFromDestination: 14_500 } }),
      { ...context, members: [MEMBER] },
    );
    expect(told.map(({ userId, kind, facts }) => [userId, kind, facts])).toEqual(
      [ORGANIZER, MEMBER].map((userId) => [
        userId,
        'trip_ended_away',
        { destination: 'Airport', reason: 'Road closed' },
      ]),
    );
  });

  it('tell the group why operations completed a trip', () => {
    const what = { type: 'trip_completed', reason: 'Driver’s phone is dead.' } as const;
    const factsBy = (actorKind: 'admin' | 'driver') => noticesOf(event({ ...what, actorKind }), context)[0]!.facts;
    expect(factsBy('admin')).toEqual({ destination: 'Airport', reason: 'Driver’s phone is dead.' });
    expect(factsBy('driver')).toEqual({ destination: 'Airport', reason: null });
  });

  it('name the driver by first name, with the car', () => {
    expect(noticesOf(event({ type: 'driver_assigned' }), context)[0]!.facts).toEqual({
      driverName: 'Dan',
      vehicle: 'Gray van',
      licensePlate: 'ABC 123',
      destination: 'Airport',
    });
  });

  it('tell the organizer why a change was not made, unless they withdrew or replaced it or the ride was cancelled', () => {
    const told = (cause?: string) =>
      noticesOf(event({ type: 'change_given_up', actorKind: 'system', actorId: null, data: { cause } }), context).map(
        ({ userId, kind, facts }) => [userId, kind, facts],
      );
    for (const cause of ['too_late', 'taken', 'arrived', 'refused'])
      expect(told(cause)).toEqual([[ORGANIZER, 'change_given_up', { destination: 'Airport', cause }]]);
    for (const cause of ['withdrawn', 'replaced', 'cancelled', undefined]) expect(told(cause)).toEqual([]);
  });

  describe('of a route change by operations', () => {
    const changed = {
      type: 'destination_changed',
      actorKind: 'admin',
      reason: 'Road closed',
      data: { total: ['48.06', '54.81'] },
    } as const;
    const facts = (what: Partial<NoticeEvent>, ride: Partial<NoticeContext['ride']> = {}) =>
      noticesOf(event({ ...changed, ...what }), { ...context, ride: { ...context.ride, ...ride } }).map(
        (notice) => notice.facts,
      );

    it('tell everyone why, both totals and their own share', () => {
      const all = { destination: 'Airport', reason: 'Road closed', before: 4806, total: 5481 };
      expect(facts({})).toEqual([
        { ...all, share: 2741 },
        { ...all, share: 1370 },
      ]);
    });

    it('name no price that has changed since, or that a business account pays', () => {
      const without = { destination: 'Airport', reason: 'Road closed' };
      expect(facts({}, { totalCost: 5000 })).toEqual([without, without]);
      expect(facts({}, { paymentMethod: 'account' })).toEqual([without, without]);
    });
  });

  it('say that operations chose the driver, and why', () => {
    const assigned = { type: 'driver_assigned', actorKind: 'admin', actorId: 9, reason: 'Flat tire' } as const;
    const [first] = noticesOf(event(assigned), context);
    expect(first).toMatchObject({ kind: 'driver_assigned', facts: { reason: 'Flat tire' } });
    const [next] = noticesOf(event({ ...assigned, data: { replacedDriverId: 4 } }), context);
    expect(next).toMatchObject({ kind: 'driver_reassigned', facts: { driverName: 'Dan', reason: 'Flat tire' } });
  });

  it('say why the driver is not coming when we replaced them, and otherwise only that we look for another one', () => {
    const facts = (cause?: string) =>
      noticesOf(event({ type: 'driver_released', data: { cause } }), context).map((each) => [each.kind, each.facts])[0];
    expect(facts('stalled')).toEqual(['driver_not_coming', { destination: 'Airport', cause: 'stalled' }]);
    expect([facts('flat tire'), facts()]).toEqual([
      ['driver_released', { destination: 'Airport' }],
      ['driver_released', { destination: 'Airport' }],
    ]);
  });

  it('say what a shared vehicle cost and costs, unless a business account pays', () => {
    const shared = { type: 'vehicle_shared', actorId: null, data: { total: ['54.81', '40.10'] } } as const;
    expect(noticesOf(event(shared), context).map(({ userId, kind, facts }) => [userId, kind, facts])).toEqual([
      [ORGANIZER, 'vehicle_shared', { before: 5481, total: 4010 }],
      [MEMBER, 'vehicle_shared', { before: 5481, total: 4010 }],
    ]);
    expect(readers(shared, { ...context, ride: { ...context.ride, paymentMethod: 'account' } })).toEqual([]);
    expect(readers({ ...shared, data: {} })).toEqual([]);
  });

  it('say where a moved pickup is, and why', () => {
    const moved = { type: 'pickup_moved', actorKind: 'rider', actorId: ORGANIZER, reason: null } as const;
    expect(noticesOf(event(moved), context).map(({ kind, facts }) => [kind, facts])).toEqual([
      ['pickup_moved', { pickup: 'Uptown', destination: 'Airport', reason: null }],
    ]);
  });

  it('name who joined by first name, if the name is known', () => {
    const joined = { type: 'member_joined', actorId: MEMBER } as const;
    expect(noticesOf(event({ ...joined, actorName: ' Maya  Moss' }), context)[0]!.facts).toEqual({
      name: 'Maya',
      destination: 'Airport',
    });
    expect(readers({ ...joined, actorName: null })).toEqual([]);
  });

  it('tell the organizer who left, and whether the seat is now theirs to pay', () => {
    const left = event({ type: 'member_left', actorId: MEMBER, actorName: 'Maya Moss' });
    const noticesIn = (ride: Partial<NoticeContext['ride']>) =>
      noticesOf(left, { ...context, members: [ORGANIZER], ride: { ...context.ride, ...ride } });
    const facts = { name: 'Maya', destination: 'Airport', isCovered: true };
    expect(noticesIn({})).toMatchObject([{ userId: ORGANIZER, kind: 'member_left', facts }]);
    for (const ride of [{ paymentMethod: 'cash' }, { paymentMethod: 'account' }, { splitMode: 'sponsor' }] as const)
      expect(noticesIn(ride)).toMatchObject([{ facts: { ...facts, isCovered: false } }]);
    expect(noticesIn({ splitMode: 'pledge' })).toEqual([]);
  });

  it('name the amount of a declined payment and of a refund', () => {
    const data = { amount: '12.50' };
    for (const type of ['share_failed', 'payment_refunded'] as const)
      expect(noticesOf(event({ type, data, actorId: null }), { ...context, payerId: MEMBER })[0]!.facts).toEqual({
        amount: 1250,
        destination: 'Airport',
      });
  });

  it('name no old price when there is none', () => {
    const changed = { type: 'destination_changed', actorKind: 'admin', reason: 'Road closed', data: {} } as const;
    expect(noticesOf(event(changed), context)[0]!.facts).toEqual({ destination: 'Airport', reason: 'Road closed' });
    const byOrganizer = { ...changed, actorKind: 'rider', data: { total: ['48.06', '54.81'] } } as const;
    expect(noticesOf(event(byOrganizer), context)[0]!.facts).not.toHaveProperty('total');
  });

  it('of an unexplained end away from the destination have an empty reason', () => {
    const data = { metersFromDestination: 14_500 };
    const told = noticesOf(event({ type: 'trip_completed', data }), context);
    expect(told.map(({ userId }) => userId)).toEqual([ORGANIZER, MEMBER]);
    expect(told[0]!.facts).toEqual({ destination: 'Airport', reason: '' });
  });

  it('belong to their ride', () => {
    expect(noticesOf(event({ number: 5 }), context)[0]).toMatchObject({ rideId: 7, key: 'ride:7:5' });
  });

  it('skip the person who caused the event', () => {
    expect(readers({ type: 'ride_cancelled', actorId: ORGANIZER })).toEqual([[MEMBER, 'ride_cancelled']]);
    expect(readers({ type: 'member_joined', actorId: MEMBER, actorName: 'Maya Moss' })).toEqual([
      [ORGANIZER, 'member_joined'],
    ]);
  });

  it('name the cancellation fee to the organizer, who pays it', () => {
    const fees = (ride: Partial<NoticeContext['ride']>) =>
      noticesOf(event({ type: 'ride_cancelled', reason: 'Flood' }), {
        ...context,
        ride: { ...context.ride, ...ride },
      }).map(({ userId, facts }) => [userId, facts]);
    const facts = { destination: 'Airport', reason: 'Flood', fee: null };
    expect(fees({ cancelFee: 1000 })).toEqual([
      [ORGANIZER, { ...facts, fee: 1000 }],
      [MEMBER, facts],
    ]);
    expect(fees({ cancelFee: 0 })).toEqual([
      [ORGANIZER, facts],
      [MEMBER, facts],
    ]);
    expect(fees({ cancelFee: 1000, paymentMethod: 'account' })[0]).toEqual([ORGANIZER, facts]);
  });

  it('tell only the payer about declined payments and refunds', () => {
    const data = { paymentId: 4, amount: '12.50' };
    for (const type of ['payment_failed', 'share_failed', 'hold_renewal_failed', 'payment_refunded'] as const) {
      const kind = type === 'payment_refunded' ? 'payment_refunded' : 'payment_needed';
      expect(readers({ type, data, actorId: null }, { ...context, payerId: MEMBER })).toEqual([[MEMBER, kind]]);
      expect(readers({ type, data, actorId: null })).toEqual([]);
    }
  });

  it('tell a payer who left that the amount is released, and no member', () => {
    const released = event({ type: 'share_released', data: { paymentId: 4, amount: '12.50' }, actorId: null });
    const noticesFor = (members: readonly number[], payerId: number | null) =>
      noticesOf(released, { ...context, members, payerId });
    expect(noticesFor([ORGANIZER], MEMBER)).toMatchObject([
      { userId: MEMBER, kind: 'share_released', facts: { amount: 1250, destination: 'Airport' } },
    ]);
    expect(noticesFor([ORGANIZER, MEMBER], MEMBER)).toEqual([]);
    expect(noticesFor([ORGANIZER], null)).toEqual([]);
  });

  it('tell nobody about a failed capture, because the card may be charged later', () => {
    const data = { paymentId: 4, amount: '12.50' };
    expect(readers({ type: 'capture_failed', data, actorId: null }, { ...context, payerId: MEMBER })).toEqual([]);
  });

  it('tell riders what a shared vehicle saves them, but nobody who rides at the cost of a business', () => {
    const shared = { type: 'vehicle_shared', actorId: null, data: { total: ['54.81', '48.06'] } } as const;
    const told = (what: Partial<NoticeEvent>, ride: Partial<NoticeContext['ride']> = {}) =>
      noticesOf(event({ ...shared, ...what }), { ...context, ride: { ...context.ride, ...ride } }).map(
        ({ userId, facts }) => [userId, facts],
      );
    const facts = { before: 5481, total: 4806 };
    expect(told({})).toEqual([
      [ORGANIZER, facts],
      [MEMBER, facts],
    ]);
    expect(told({}, { paymentMethod: 'account' })).toEqual([]);
    expect(told({ data: {} })).toEqual([]);
  });

  it('say where people get in now, without a price when the organizer moved the pickup', () => {
    const moved = event({
      type: 'pickup_moved',
      actorKind: 'rider',
      actorId: ORGANIZER,
      data: { total: ['1', '54.81'] },
    });
    expect(noticesOf(moved, context).map(({ userId, facts }) => [userId, facts])).toEqual([
      [MEMBER, { pickup: 'Uptown', destination: 'Airport', reason: null }],
    ]);
    const unpriced = event({ type: 'pickup_moved', actorKind: 'admin', reason: 'Road closed' });
    expect(noticesOf(unpriced, context)[0]!.facts).toEqual({
      pickup: 'Uptown',
      destination: 'Airport',
      reason: 'Road closed',
    });
  });

  it('say why a driver who was not coming was replaced', () => {
    const [first] = noticesOf(event({ type: 'driver_released', data: { cause: 'stopped_coming' } }), context);
    expect(first).toMatchObject({ kind: 'driver_released', facts: { destination: 'Airport' } });
    const [late] = noticesOf(event({ type: 'driver_released', data: { cause: 'moving_away' } }), context);
    expect(late).toMatchObject({
      kind: 'driver_not_coming',
      facts: { destination: 'Airport', cause: 'moving_away' },
    });
  });

  it('are not sent about a driver who has been released since', () => {
    for (const type of ['driver_assigned', 'driver_set_out', 'driver_arrived'] as const) {
      expect(readers({ type })).not.toEqual([]);
      expect(readers({ type }, { ...context, driver: null })).toEqual([]);
    }
  });

  it('name people by first name, and the amount that is due', () => {
    const joined = event({ type: 'member_joined', actorId: MEMBER, actorName: ' Maya  Moss ' });
    expect(noticesOf(joined, context)[0]!.facts).toEqual({ name: 'Maya', destination: 'Airport' });
    expect(readers({ type: 'member_joined', actorId: MEMBER, actorName: null })).toEqual([]);
    for (const type of ['payment_failed', 'payment_refunded'] as const)
      expect(noticesOf(event({ type, data: { amount: '12.50' } }), { ...context, payerId: MEMBER })[0]!.facts).toEqual({
        amount: 1250,
        destination: 'Airport',
      });
    expect(noticesOf(event({ type: 'driver_arrived' }), context)[0]!.facts).toEqual({
      driverName: 'Dan',
      vehicle: 'Gray van',
      licensePlate: 'ABC 123',
    });
  });

  it('do not exist for offers and authorizations', () => {
    for (const type of ['offer_declined', 'share_authorized', 'payment_authorized', 'share_declined'] as const)
      expect(readers({ type, actorId: null })).toEqual([]);
  });

  it('have one key per event, so that a repeated reaction adds nothing', () => {
    const keys = (number: number) => noticesOf(event({ number }), context).map(({ key }) => key);
    expect(new Set([...keys(5), ...keys(5)]).size).toBe(1);
    expect(keys(6)).not.toEqual(keys(5));
  });

  it('leave it to a pledge’s own notices to say who joined and that it was missed', () => {
    const ride = { ...context.ride, splitMode: 'pledge' } as const;
    expect(readers({ type: 'member_joined', actorId: MEMBER }, { ...context, ride })).toEqual([]);
    const missed = { ...context, ride: { ...ride, pledgeState: 'missed' } as const };
    expect(readers({ type: 'ride_cancelled', actorId: null }, missed)).toEqual([]);
    expect(readers({ type: 'ride_cancelled', actorId: null }, { ...context, ride })).toHaveLength(2);
  });
});
