import { begin, concernAbout, hasProgressed, observe, type Approach, type OnTheWay } from './approach';

const NOW = new Date('2026-12-01T12:00:00Z');
const PICKUP = { lat: 35.22, lng: -80.84 };
const AWAY = { lat: 35.25, lng: -80.84 };
const LIMITS = { askStalledMinutes: 5, askAwayMinutes: 4, askUnreachableMinutes: 6 };
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const north = (meters: number) => ({ lat: AWAY.lat + meters / 111_195, lng: AWAY.lng });
const by = (seconds: number, estimated = false) => ({ seconds, estimated });

const seen = (change: Partial<OnTheWay> = {}): OnTheWay => ({
  ...{ now: NOW, pickup: PICKUP, arrivalMeters: 500, scheduledAt: null, acceptedAt: ago(20), isControlled: false },
  ...{ position: { ...AWAY, at: NOW }, seenAt: NOW, way: by(420) },
  ...change,
});
const approach = (change: Partial<Approach> = {}): Approach => ({
  ...begin(AWAY, by(420), ago(6)),
  ...change,
});
const causeOf = (before: Approach | null, now: OnTheWay) => concernAbout(before, now, LIMITS)?.cause ?? null;

describe('a driver on the way to the pickup', () => {
  it('is of no concern while the way becomes shorter', () => {
    const closer = observe(approach(), seen({ way: by(380), position: { ...north(-400), at: NOW } }), LIMITS);
    expect(closer).toMatchObject({ closestSeconds: 380, closestAt: NOW });
    expect(causeOf(closer, seen({ way: by(380) }))).toBeNull();
  });

  it('has stalled after five minutes at one place, minutes away', () => {
    expect(causeOf(observe(approach(), seen(), LIMITS), seen())).toBe('stalled');
    expect(causeOf(approach({ closestAt: ago(4) }), seen())).toBeNull();
  });

  it('does not count errors of GPS as progress or movement', () => {
    const wandering = observe(approach(), seen({ way: by(405), position: { ...north(80), at: NOW } }), LIMITS)!;
    expect(wandering).toMatchObject({ closestSeconds: 420, closestAt: ago(6), movedAt: ago(6) });
  });

  it('has twice as long in a traffic jam, where the car moves but comes no nearer', () => {
    const jam = observe(approach(), seen({ way: by(410), position: { ...north(-150), at: NOW } }), LIMITS)!;
    expect(jam).toMatchObject({ closestAt: ago(6), movedAt: NOW });
    expect(causeOf(jam, seen())).toBeNull();
    expect(causeOf({ ...jam, closestAt: ago(10) }, seen())).toBe('stalled');
  });

  it('drives away when the way has become clearly longer, and stays so', () => {
    const first = observe(approach({ closestAt: ago(2) }), seen({ way: by(420 + 240) }), LIMITS)!;
    expect(first.awaySince).toEqual(NOW);
    expect(causeOf(first, seen({ way: by(660) }))).toBeNull();
    expect(causeOf({ ...first, awaySince: ago(1) }, seen({ way: by(660) }))).toBe('moving_away');
    expect(observe({ ...first, awaySince: ago(1) }, seen({ way: by(600) }), LIMITS)?.awaySince).toBeNull();
  });

  it('is unreachable after six minutes without any sign of life', () => {
    const silent = (minutes: number) => seen({ seenAt: ago(minutes), position: { ...AWAY, at: ago(minutes) } });
    expect(causeOf(approach(), silent(5))).toBeNull();
    expect(causeOf(approach(), silent(6))).toBe('unreachable');
    expect(causeOf(null, seen({ position: null, way: null, seenAt: null, acceptedAt: ago(6) }))).toBe('unreachable');
  });

  it('who only lost GPS is of no concern', () => {
    const lost = seen({ position: { ...AWAY, at: ago(9) } });
    expect(causeOf(approach({ closestAt: ago(30), awaySince: ago(9) }), lost)).toBeNull();
    expect(observe(approach(), lost, LIMITS)).toEqual(approach());
  });

  it('who stands at the pickup, or is nearly there, is of no concern, also without a network', () => {
    const there = seen({ position: { ...PICKUP, at: ago(30) }, seenAt: ago(30), way: by(10) });
    expect(causeOf(approach({ closestAt: ago(30) }), there)).toBeNull();
    expect(causeOf(approach({ closestAt: ago(30) }), seen({ way: by(110) }))).toBeNull();
  });

  it('who is early for a scheduled ride may wait elsewhere until it is time to leave', () => {
    const early = seen({ scheduledAt: new Date(NOW.getTime() + 30 * 60_000) });
    expect(causeOf(approach({ closestAt: ago(40) }), early)).toBeNull();
    expect(causeOf(null, { ...early, seenAt: ago(40), position: null, way: null })).toBeNull();
    const due = seen({ scheduledAt: new Date(NOW.getTime() + 12 * 60_000) });
    expect(causeOf(approach({ closestAt: ago(40) }), due)).toBe('stalled');
  });

  it('who is controlled in a sandbox stands still for as long as an engineer wants', () => {
    expect(causeOf(approach(), seen({ isControlled: true }))).toBeNull();
    expect(causeOf(approach({ awaySince: ago(2) }), seen({ isControlled: true, way: by(700) }))).toBe('moving_away');
  });

  it('begins anew when ways of another kind are known', () => {
    const other = observe(approach(), seen({ way: by(300, true) }), LIMITS);
    expect(other).toEqual(begin(AWAY, by(300, true), NOW));
  });
});

describe('a driver who was asked', () => {
  const stalled = { cause: 'stalled', askedAt: ago(2), seconds: 420 } as const;
  const silent = { cause: 'unreachable', askedAt: ago(2), seconds: null } as const;

  it('has shown progress by coming nearer or being there', () => {
    expect(hasProgressed(stalled, seen({ way: by(390) }))).toBe(true);
    expect(hasProgressed(stalled, seen({ way: by(400) }))).toBe(false);
    expect(hasProgressed(stalled, seen({ position: { ...PICKUP, at: NOW } }))).toBe(true);
    expect(hasProgressed(stalled, seen({ way: by(100), position: { ...AWAY, at: ago(5) } }))).toBe(false);
  });

  it('because of silence has only to be heard of', () => {
    expect(hasProgressed(silent, seen({ seenAt: ago(3) }))).toBe(false);
    expect(hasProgressed(silent, seen({ seenAt: ago(1), position: null, way: null }))).toBe(true);
  });
});
