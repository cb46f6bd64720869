import type { RideEventType, RideViewer } from '@groupride/contracts';
import { isForEveryone, isPrivateReason, seesEvent } from './event-privacy';

const PAYER = 7;
const OTHER = 8;
const event = (type: RideEventType, more: { actorId?: number | null; data?: Record<string, unknown> } = {}) => ({
  type,
  actorId: null,
  data: { payerId: PAYER },
  ...more,
});
/** Who of somebody else on the ride sees it. */
const othersWhoSee = (type: RideEventType) =>
  (['driver', 'organizer', 'member', 'admin'] as const satisfies readonly RideViewer[]).filter((viewer) =>
    seesEvent(event(type), viewer, OTHER),
  );

describe('what becomes of a person’s card or money', () => {
  const onlyTheirs: RideEventType[] = [
    ...(['card_stored', 'share_authorized', 'share_failed', 'share_released', 'share_agreed'] as const),
    ...(['share_declined', 'hold_captured', 'hold_released', 'hold_renewed', 'hold_renewal_failed'] as const),
    ...(['capture_failed', 'debt_closed', 'tip_given', 'tip_failed', 'payment_refunded', 'refund_failed'] as const),
    ...(['payment_disputed', 'dispute_won', 'dispute_lost', 'dispute_evidence_submitted'] as const),
  ];
  const organizersToo: RideEventType[] = [
    ...(['payment_authorized', 'payment_failed', 'settle_up_sent', 'settle_up_confirmed'] as const),
  ];

  it.each(onlyTheirs)('is theirs and operations’ to see: %s', (type) => {
    expect(othersWhoSee(type)).toEqual(['admin']);
    expect(seesEvent(event(type), 'member', PAYER)).toBe(true);
    expect(isForEveryone(type)).toBe(false);
  });

  it.each(organizersToo)('is also the organizer’s where they pay or are paid back: %s', (type) => {
    expect(othersWhoSee(type)).toEqual(['organizer', 'admin']);
    expect(seesEvent(event(type), 'member', PAYER)).toBe(true);
    expect(isForEveryone(type)).toBe(false);
  });

  it('is seen by who did it', () => {
    expect(seesEvent(event('tip_given', { actorId: OTHER, data: {} }), 'member', OTHER)).toBe(true);
    expect(seesEvent(event('tip_given', { actorId: OTHER, data: {} }), 'member', PAYER)).toBe(false);
  });
});

describe('events of the trip', () => {
  it('are everyone’s when they say what the ride does', () => {
    for (const type of [
      'member_joined',
      'driver_assigned',
      'driver_arrived',
      'trip_completed',
      'ride_cancelled',
    ] as const) {
      expect(othersWhoSee(type)).toEqual(['driver', 'organizer', 'member', 'admin']);
      expect([isForEveryone(type), isPrivateReason(type)]).toEqual([true, false]);
    }
  });

  it('are not the driver’s to see when riders are asked whether they are safe', () => {
    expect(othersWhoSee('safety_check_asked')).toEqual(['admin']);
    expect(seesEvent(event('safety_check_asked'), 'member', PAYER)).toBe(true);
  });
});

describe('the search for a driver', () => {
  it.each(['offer_made', 'offer_declined', 'offer_expired'] as const)('is not shown to members: %s', (type) => {
    expect(othersWhoSee(type)).toEqual(['driver', 'organizer', 'admin']);
    expect(isForEveryone(type)).toBe(false);
  });

  it.each(['progress_asked', 'confirmation_asked', 'run_joined', 'run_left'] as const)(
    'is shown only to operations where it concerns questions to a driver or the stops of a run: %s',
    (type) => {
      expect(othersWhoSee(type)).toEqual(['admin']);
      expect(isForEveryone(type)).toBe(false);
    },
  );
});

describe('why a driver lost a ride', () => {
  it('is between the driver and operations, though everyone sees that it happened', () => {
    expect(isPrivateReason('driver_released')).toBe(true);
    expect(isForEveryone('driver_released')).toBe(true);
    expect(othersWhoSee('driver_released')).toEqual(['driver', 'organizer', 'member', 'admin']);
  });

  it('is also private where the whole event is', () => expect(isPrivateReason('capture_failed')).toBe(true));
});
