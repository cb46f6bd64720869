import { PICKUP_RADIUS_METERS } from '@groupride/contracts';
import {
  begin,
  concernAbout,
  hasProgressed,
  isElsewhere,
  observe,
  resume,
  type Approach,
  type DriverEnRoute,
} from './approach';

const NOW = new Date('2026-12-01T12:00:00Z');
const PICKUP = { lat: 35.22, lng: -80.84 };
const AWAY = { lat: 35.25, lng: -80.84 };
const LIMITS = { askStalledMinutes: 5, askAwayMinutes: 4, askUnreachableMinutes: 6 };
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const north = (meters: number) => ({ lat: AWAY.lat + meters / 111_195, lng: AWAY.lng });
const fromPickup = (meters: number) => ({ lat: PICKUP.lat + meters / 111_195, lng: PICKUP.lng });
const by = (seconds: number, estimated = false) => ({ seconds, estimated });

const seen = (change: Partial<DriverEnRoute> = {}): DriverEnRoute => ({
  now: NOW,
  pickup: PICKUP,
  arrivalMeters: PICKUP_RADIUS_METERS,
  scheduledAt: null,
  acceptedAt: ago(20),
  arrivedAt: null,
  isControlled: false,
  position: { ...AWAY, at: NOW },
  seenAt: NOW,
  travelTime: by(420),
  ...change,
});
const approach = (change: Partial<Approach> = {}): Approach => ({
  ...begin(AWAY, by(420), ago(6)),
  ...change,
});
const causeOf = (before: Approach | null, now: DriverEnRoute) => concernAbout(before, now, LIMITS)?.cause ?? null;

describe('a driver on the way to the pickup', () => {
  it('is on track while the route becomes shorter', () => {
    const closer = observe(approach(), seen({ travelTime: by(380), position: { ...north(-400), at: NOW } }), LIMITS);
    expect(closer).toMatchObject({ closestSeconds: 380, closestAt: NOW });
    expect(causeOf(closer, seen({ travelTime: by(380) }))).toBeNull();
  });

  it('has stalled after five minutes in one place, minutes away', () => {
    expect(causeOf(observe(approach(), seen(), LIMITS), seen())).toBe('stalled');
    expect(causeOf(approach({ closestAt: ago(4) }), seen())).toBeNull();
  });

  it('does not get GPS errors counted as progress or movement', () => {
    const wandering = observe(approach(), seen({ travelTime: by(405), position: { ...north(80), at: NOW } }), LIMITS)!;
    expect(wandering).toMatchObject({ closestSeconds: 420, closestAt: ago(6), movedAt: ago(6) });
  });

  it('has twice as long in a traffic jam, where the car moves but comes no nearer', () => {
    const jam = observe(approach(), seen({ travelTime: by(410), position: { ...north(-150), at: NOW } }), LIMITS)!;
    expect(jam).toMatchObject({ closestAt: ago(6), movedAt: NOW });
    expect(causeOf(jam, seen())).toBeNull();
    expect(causeOf({ ...jam, closestAt: ago(10) }, seen())).toBe('stalled');
  });

  it('is driving away when the route has become clearly longer, and stays so', () => {
    const first = observe(approach({ closestAt: ago(2) }), seen({ travelTime: by(420 + 240) }), LIMITS)!;
    expect(first.awaySince).toEqual(NOW);
    expect(causeOf(first, seen({ travelTime: by(660) }))).toBeNull();
    expect(causeOf({ ...first, awaySince: ago(1) }, seen({ travelTime: by(660) }))).toBe('moving_away');
    expect(observe({ ...first, awaySince: ago(1) }, seen({ travelTime: by(600) }), LIMITS)?.awaySince).toBeNull();
  });

  it('is unreachable after six minutes without any sign of life', () => {
    const silent = (minutes: number) => seen({ seenAt: ago(minutes), position: { ...AWAY, at: ago(minutes) } });
    expect(causeOf(approach(), silent(5))).toBeNull();
    expect(causeOf(approach(), silent(6))).toBe('unreachable');
    expect(causeOf(null, seen({ position: null, travelTime: null, seenAt: null, acceptedAt: ago(6) }))).toBe(
      'unreachable',
    );
  });

  it('is on track when only GPS is lost', () => {
    const lost = seen({ position: { ...AWAY, at: ago(9) } });
    expect(causeOf(approach({ closestAt: ago(30), awaySince: ago(9) }), lost)).toBeNull();
    expect(observe(approach(), lost, LIMITS)).toEqual(approach());
  });

  it('may stand at or near the pickup for a quarter of an hour, even without a network', () => {
    const there = (minutes: number) =>
      seen({
        acceptedAt: ago(30),
        position: { ...PICKUP, at: ago(minutes) },
        seenAt: ago(minutes),
        travelTime: by(10),
      });
    expect(causeOf(approach({ closestAt: ago(20) }), there(20))).toBeNull();
    expect(causeOf(approach({ closestAt: ago(21) }), there(21))).toBe('unreachable');
    const near = seen({ travelTime: by(110) });
    expect(causeOf(approach({ closestAt: ago(19), awaySince: ago(10) }), near)).toBeNull();
    expect(concernAbout(approach({ closestAt: ago(20) }), near, LIMITS)).toMatchObject({
      cause: 'stalled',
      seconds: null,
    });
    const waiting = seen({ position: { ...PICKUP, at: NOW }, travelTime: by(5) });
    expect(causeOf(approach({ closestAt: ago(19) }), waiting)).toBeNull();
    expect(causeOf(approach({ closestAt: ago(20) }), waiting)).toBe('stalled');
  });

  it('who arrived and left again is asked once they have been away for long, however near they stay', () => {
    const left = { arrivedAt: ago(10), travelTime: by(180) };
    const first = observe(approach({ closestSeconds: 0 }), seen(left), LIMITS)!;
    expect(first.awaySince).toEqual(NOW);
    expect(causeOf(first, seen(left))).toBeNull();
    expect(causeOf(approach({ awaySince: ago(3.9) }), seen(left))).toBeNull();
    expect(causeOf(approach({ awaySince: ago(4) }), seen(left))).toBe('left_pickup');
    const back = seen({ ...left, position: { ...fromPickup(490), at: NOW }, travelTime: by(100) });
    expect(observe(approach({ awaySince: ago(4) }), back, LIMITS)!.awaySince).toBeNull();
    expect(causeOf(approach({ awaySince: ago(4) }), back)).toBeNull();
    const lostGps = seen({ ...left, position: { ...AWAY, at: ago(3) } });
    expect(causeOf(approach({ awaySince: ago(9) }), lostGps)).toBeNull();
  });

  it('who arrived and stays just outside the radius of an arrival has left like one who is far away', () => {
    const hovering = seen({
      arrivedAt: ago(10),
      position: { ...fromPickup(PICKUP_RADIUS_METERS + 20), at: NOW },
      travelTime: by(40),
    });
    expect(observe(approach({ closestSeconds: 0 }), hovering, LIMITS)!.awaySince).toEqual(NOW);
    expect(observe(approach({ awaySince: ago(4) }), hovering, LIMITS)!.awaySince).toEqual(ago(4));
    expect(causeOf(approach({ awaySince: ago(3.9) }), hovering)).toBeNull();
    expect(causeOf(approach({ awaySince: ago(4) }), hovering)).toBe('left_pickup');
  });

  it('who arrived may stand there as long as the group needs, even without a network', () => {
    const there = { arrivedAt: ago(60), position: { ...PICKUP, at: NOW }, travelTime: by(0) };
    expect(causeOf(approach({ closestAt: ago(60), movedAt: ago(60) }), seen(there))).toBeNull();
    const silent = (minutes: number) =>
      seen({ ...there, seenAt: ago(minutes), position: { ...PICKUP, at: ago(minutes) } });
    expect(causeOf(approach(), silent(40))).toBeNull();
  });

  it('who is early for a scheduled ride may wait elsewhere until it is time to leave', () => {
    const early = seen({ scheduledAt: new Date(NOW.getTime() + 30 * 60_000) });
    expect(causeOf(approach({ closestAt: ago(40) }), early)).toBeNull();
    expect(causeOf(null, { ...early, seenAt: ago(40), position: null, travelTime: null })).toBeNull();
    const due = seen({ scheduledAt: new Date(NOW.getTime() + 12 * 60_000) });
    expect(causeOf(approach({ closestAt: ago(40) }), due)).toBe('stalled');
  });

  it('who is a controlled driver in a sandbox stands still for as long as an engineer wants', () => {
    expect(causeOf(approach(), seen({ isControlled: true }))).toBeNull();
    expect(causeOf(approach({ awaySince: ago(2) }), seen({ isControlled: true, travelTime: by(700) }))).toBe(
      'moving_away',
    );
  });

  it('starts over when routes of another kind become known', () => {
    const other = observe(approach(), seen({ travelTime: by(300, true) }), LIMITS);
    expect(other).toEqual(begin(AWAY, by(300, true), NOW));
  });
});

describe('a driver who was asked about progress', () => {
  const stalled = { cause: 'stalled', askedAt: ago(2), seconds: 420, answers: 0 } as const;
  const silent = { cause: 'unreachable', askedAt: ago(2), seconds: null, answers: 0 } as const;
  const progressed = (asked: Parameters<typeof hasProgressed>[0], now: DriverEnRoute) =>
    hasProgressed(asked, now, LIMITS);

  it('shows progress by coming nearer or being there', () => {
    expect(progressed(stalled, seen({ travelTime: by(390) }))).toBe(true);
    expect(progressed(stalled, seen({ travelTime: by(400) }))).toBe(false);
    expect(progressed(stalled, seen({ position: { ...PICKUP, at: NOW } }))).toBe(true);
    expect(progressed(stalled, seen({ travelTime: by(100), position: { ...AWAY, at: ago(5) } }))).toBe(false);
  });

  it('must come back after leaving the pickup', () => {
    const asked = { cause: 'left_pickup', askedAt: ago(3), seconds: null, answers: 1 } as const;
    expect(progressed(asked, seen({ arrivedAt: ago(20), travelTime: by(30) }))).toBe(false);
    const there = { ...PICKUP, at: NOW };
    expect(progressed(asked, seen({ arrivedAt: ago(20), position: there, travelTime: by(30) }))).toBe(true);
  });

  it('shows no progress by still being there when they were nearly there when asked', () => {
    const there = seen({ position: { ...PICKUP, at: NOW }, travelTime: by(5) });
    expect(progressed({ ...stalled, seconds: null }, there)).toBe(false);
    // After an answer, the route is known from then on.
    expect(progressed({ ...stalled, seconds: 5, answers: 1 }, there)).toBe(true);
  });

  it('because of silence only has to be heard of again', () => {
    expect(progressed(silent, seen({ seenAt: ago(3) }))).toBe(false);
    expect(progressed(silent, seen({ seenAt: ago(1), position: null, travelTime: null }))).toBe(true);
  });

  describe('because of driving away', () => {
    const away = approach({ closestSeconds: 443, closestAt: ago(4), awaySince: ago(1) });
    const question = { ...concernAbout(away, seen({ travelTime: by(1139) }), LIMITS)!, askedAt: NOW, answers: 0 };
    const onMyWay = { ...question, seconds: 1139, answers: 1 };

    it('is not excused by a short distance back, however often', () => {
      expect(question).toMatchObject({ cause: 'moving_away', seconds: 443 });
      expect(progressed(question, seen({ travelTime: by(1016) }))).toBe(false);
      expect(progressed(question, seen({ travelTime: by(443 + 240 - 29) }))).toBe(false);
    });

    it('keeps the ride by coming back to about the shortest route, which still counts then', () => {
      expect(progressed(question, seen({ travelTime: by(443 + 240 - 30) }))).toBe(true);
      const back = resume(away, AWAY, by(653), NOW);
      expect(back).toMatchObject({ closestSeconds: 443, closestAt: NOW, movedAt: NOW });
      expect(observe(back, seen({ travelTime: by(700) }), LIMITS)!.awaySince).toEqual(NOW);
    });

    it('only has to come nearer on the new route after an answer, as after a closed road', () => {
      expect(progressed(onMyWay, seen({ travelTime: by(1110) }))).toBe(false);
      expect(progressed(onMyWay, seen({ travelTime: by(1109) }))).toBe(true);
      const anew = begin(AWAY, by(1139), ago(1));
      expect(causeOf(observe(anew, seen({ travelTime: by(1109) }), LIMITS), seen({ travelTime: by(1109) }))).toBeNull();
      expect(resume({ ...anew, closestSeconds: 1100 }, AWAY, by(1109), NOW).closestSeconds).toBe(1100);
    });
  });

  it('about a car that stopped far from its shortest travel time is still measured from that', () => {
    const drifted = approach({ closestSeconds: 420, closestAt: ago(11) });
    const question = { ...concernAbout(drifted, seen({ travelTime: by(600) }), LIMITS)!, askedAt: NOW, answers: 0 };
    expect(question.cause).toBe('stalled');
    expect(progressed(question, seen({ travelTime: by(560) }))).toBe(false);
    expect(progressed(question, seen({ travelTime: by(390) }))).toBe(true);
  });

  it('after silence keeps the shortest travel time once the phone is heard from', () => {
    expect(resume(approach(), AWAY, by(900), NOW).closestSeconds).toBe(420);
    expect(resume(approach(), AWAY, by(900, true), NOW)).toEqual(begin(AWAY, by(900, true), NOW));
  });
});

describe('whether a driver is elsewhere than at the pickup', () => {
  it('is known from a position of the last two minutes', () => {
    const at = (meters: number, minutes: number) => seen({ position: { ...fromPickup(meters), at: ago(minutes) } });
    expect(isElsewhere(at(PICKUP_RADIUS_METERS - 5, 2))).toBe(false);
    expect(isElsewhere(at(PICKUP_RADIUS_METERS + 5, 2))).toBe(true);
    expect([isElsewhere(at(0, 2.1)), isElsewhere(seen({ position: null }))]).toEqual([null, null]);
  });
});

describe('the limits of patience', () => {
  it('begin with the acceptance, the last sign of life, or the time to leave, whichever is latest', () => {
    const since = (change: Partial<DriverEnRoute>) =>
      concernAbout(approach(), seen({ position: null, travelTime: null, ...change }), LIMITS)?.since;
    expect(since({ acceptedAt: ago(20), seenAt: ago(9) })).toEqual(ago(9));
    expect(since({ acceptedAt: ago(8), seenAt: ago(9) })).toEqual(ago(8));
    // Without a known travel time, twenty minutes before the start, and ten more to be early.
    const leaveSevenMinutesAgo = new Date(NOW.getTime() + 23 * 60_000);
    expect(since({ acceptedAt: ago(90), seenAt: ago(80), scheduledAt: leaveSevenMinutesAgo })).toEqual(ago(7));
    expect(since({ acceptedAt: ago(90), seenAt: ago(80), scheduledAt: new Date(NOW.getTime() + 31 * 60_000) })).toBe(
      undefined,
    );
  });

  it('are as long again for a car that moved within the last five minutes', () => {
    const waited = (movedAt: Date, closestAt: Date) => causeOf(approach({ movedAt, closestAt }), seen());
    expect(waited(ago(5), ago(5))).toBe('stalled');
    expect(waited(ago(4.9), ago(9.9))).toBeNull();
    expect(waited(ago(4.9), ago(10))).toBe('stalled');
  });

  it('name the shortest travel time so far, or the current one when none was observed', () => {
    const silent = { position: null, seenAt: ago(9) };
    expect(concernAbout(approach(), seen({ ...silent, travelTime: null }), LIMITS)?.seconds).toBe(420);
    expect(concernAbout(null, seen({ ...silent, travelTime: by(300) }), LIMITS)?.seconds).toBe(300);
    expect(concernAbout(null, seen({ ...silent, travelTime: null }), LIMITS)?.seconds).toBeNull();
  });

  it('are the same in the last two minutes of the route as at the pickup', () => {
    const closest = approach({ closestAt: ago(6) });
    expect(causeOf(closest, seen({ travelTime: by(121) }))).toBe('stalled');
    expect(causeOf(closest, seen({ travelTime: by(120) }))).toBeNull();
  });

  it('let a longer route last for fifty seconds', () => {
    const away = (seconds: number) =>
      causeOf(approach({ closestAt: NOW, awaySince: new Date(NOW.getTime() - seconds * 1000) }), seen());
    expect([away(49), away(50)]).toEqual([null, 'moving_away']);
  });
});

describe('an observation', () => {
  it('begins the approach, and counts half a minute as nearer, and a hundred meters as movement', () => {
    expect(observe(null, seen(), LIMITS)).toEqual(begin(AWAY, by(420), NOW));
    expect(observe(approach(), seen({ travelTime: by(390) }), LIMITS)!.closestSeconds).toBe(390);
    expect(observe(approach(), seen({ travelTime: by(391) }), LIMITS)!.closestSeconds).toBe(420);
    const moved = (meters: number) => observe(approach(), seen({ position: { ...north(meters), at: NOW } }), LIMITS)!;
    expect([moved(95).movedAt, moved(105).movedAt]).toEqual([ago(6), NOW]);
    expect(moved(105).place).toEqual(north(105));
    expect(moved(95).place).toEqual(AWAY);
  });

  it('needs a position and a travel time', () => {
    for (const missing of [{ position: null }, { travelTime: null }])
      expect(observe(approach(), seen(missing), LIMITS)).toEqual(approach());
  });
});

describe('a driver who was asked', () => {
  it('has not come nearer where nothing is known', () => {
    const stalled = { cause: 'stalled', askedAt: ago(2), seconds: 420, answers: 0 } as const;
    expect(hasProgressed(stalled, seen({ travelTime: null }), LIMITS)).toBe(false);
    expect(hasProgressed(stalled, seen({ position: null, travelTime: by(10) }), LIMITS)).toBe(false);
    const silent = { ...stalled, cause: 'unreachable' } as const;
    expect(hasProgressed(silent, seen({ seenAt: null }), LIMITS)).toBe(false);
    expect(hasProgressed(silent, seen({ seenAt: ago(2) }), LIMITS)).toBe(false);
  });

  it('must be at the pickup now, not some time ago, after leaving it', () => {
    const left = { cause: 'left_pickup', askedAt: ago(3), seconds: null, answers: 0 } as const;
    expect(hasProgressed(left, seen({ arrivedAt: ago(9), position: { ...PICKUP, at: ago(3) } }), LIMITS)).toBe(false);
  });
});
