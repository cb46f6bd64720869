import fc from 'fast-check';
import {
  freeUntil,
  keptFee,
  nextRowAt,
  phaseOf,
  policyRow,
  type CancellationMoment,
  type PolicyRow,
} from './cancellation';
import { rowsOf } from './cancellation-terms';

const row = (of: Partial<PolicyRow>): PolicyRow => ({
  occasion: 'cancel',
  who: 'organizer',
  phase: 'taken',
  clock: 'none',
  afterSeconds: null,
  minGroupSize: 0,
  rule: 'in_time',
  keptBp: 0,
  driverBp: 8000,
  ...of,
});

/** A policy with a stage between the acceptance and the arrival. */
const POLICY: PolicyRow[] = [
  row({ phase: 'no_driver', rule: 'no_driver' }),
  row({ rule: 'in_time' }),
  row({ clock: 'acceptance', afterSeconds: 300, rule: 'late', keptBp: 2500 }),
  row({ clock: 'start', afterSeconds: -3600, rule: 'late', keptBp: 2500 }),
  row({ phase: 'arrived', rule: 'after_arrival', keptBp: 5000 }),
  row({ who: 'admin', phase: null, rule: 'without_fault' }),
  row({ occasion: 'no_show', phase: 'arrived', clock: 'arrival', afterSeconds: 300, rule: 'no_show', keptBp: 5000 }),
];

const at = (minutes: number, ms = 0) => new Date(Date.UTC(2026, 0, 1, 12, minutes, 0, ms));
const base: CancellationMoment = { now: at(0), acceptedAt: null, arrivedAt: null, scheduledAt: null, groupSize: 4 };
const rule = (
  moment: Partial<CancellationMoment>,
  who: PolicyRow['who'] = 'organizer',
  occasion: PolicyRow['occasion'] = 'cancel',
) => policyRow(POLICY, occasion, who, { ...base, ...moment })?.rule;

describe('the rule of a cancellation policy', () => {
  it('treats the driver of a scheduled ride as arrived only from its start on, even after an early arrival', () => {
    const early = { acceptedAt: at(-600), scheduledAt: at(30), arrivedAt: at(-50) };
    expect(rule({ ...early, now: at(-31) })).toBe('in_time');
    expect(rule({ ...early, now: at(29) })).toBe('late');
    expect(rule({ ...early, now: at(30) })).toBe('after_arrival');
    expect(rule({ ...early, now: at(34) }, 'organizer', 'no_show')).toBeUndefined();
    expect(rule({ ...early, now: at(36) }, 'organizer', 'no_show')).toBe('no_show');
  });

  it('depends on the stage: no driver, within five minutes of acceptance, late, driver at the pickup', () => {
    expect(rule({})).toBe('no_driver');
    expect(rule({ acceptedAt: at(0), now: at(5) })).toBe('in_time');
    expect(rule({ acceptedAt: at(0), now: at(5, 1) })).toBe('late');
    expect(rule({ acceptedAt: at(0), arrivedAt: at(4), now: at(4) })).toBe('after_arrival');
  });

  it('is in_time for a scheduled ride until an hour before its start, whenever a driver accepted', () => {
    expect(rule({ acceptedAt: at(-600), scheduledAt: at(60), now: at(0) })).toBe('in_time');
    expect(rule({ acceptedAt: at(-1), scheduledAt: at(60), now: at(0, 1) })).toBe('late');
  });

  it('is no_show after the waiting time', () => {
    const arrived = { acceptedAt: at(-10), arrivedAt: at(0) };
    expect(rule({ ...arrived, now: at(5) }, 'organizer', 'no_show')).toBeUndefined();
    expect(rule({ ...arrived, now: at(5, 1) }, 'organizer', 'no_show')).toBe('no_show');
    expect(nextRowAt(POLICY, 'no_show', 'organizer', { ...base, ...arrived, now: at(2) })).toEqual(at(5));
  });

  it('has a time until which cancelling is free', () => {
    expect(nextRowAt(POLICY, 'cancel', 'organizer', { ...base, acceptedAt: at(0), now: at(1) })).toEqual(at(5));
    expect(
      nextRowAt(POLICY, 'cancel', 'organizer', { ...base, acceptedAt: at(0), scheduledAt: at(600), now: at(1) }),
    ).toEqual(at(540));
    expect(nextRowAt(POLICY, 'cancel', 'organizer', { ...base, acceptedAt: at(0), now: at(6) })).toBeNull();
    expect(nextRowAt(POLICY, 'cancel', 'organizer', base)).toBeNull();
  });

  it('keeps nothing when the policy has no matching row', () => {
    expect(rule({ acceptedAt: at(0), now: at(60) }, 'admin')).toBe('without_fault');
    expect(policyRow([], 'cancel', 'organizer', base)).toBeNull();
    expect(keptFee(null, { total: 5000, held: 5000, hasDriver: true })).toEqual({ fee: 0, driverPart: 0 });
  });
});

describe('the default policy', () => {
  const DEFAULT = rowsOf({
    freeMinutes: 5,
    immediate: [],
    scheduled: [],
    arrivedPercent: 50,
    noShowPercent: 50,
    driverPercent: 80,
    waitMinutes: 7,
    largeGroupSize: 15,
    largeGroupWaitMinutes: 15,
  });
  const keptBp = (moment: Partial<CancellationMoment>) =>
    policyRow(DEFAULT, 'cancel', 'organizer', { ...base, ...moment })?.keptBp;
  const free = (moment: Partial<CancellationMoment>) =>
    freeUntil(DEFAULT, 'cancel', 'organizer', { ...base, ...moment });
  const isNoShow = (moment: Partial<CancellationMoment>) =>
    policyRow(DEFAULT, 'no_show', 'organizer', { ...base, ...moment }) !== null;

  it('is free until the driver has arrived, and keeps half the price after that', () => {
    expect(keptBp({ acceptedAt: at(0), now: at(50) })).toBe(0);
    expect(keptBp({ acceptedAt: at(0), arrivedAt: at(20), now: at(20) })).toBe(5000);
    expect(keptBp({ acceptedAt: at(0), scheduledAt: at(60), now: at(59) })).toBe(0);
    expect(keptBp({ acceptedAt: at(0), scheduledAt: at(60), arrivedAt: at(50), now: at(60) })).toBe(5000);
    expect(free({ acceptedAt: at(0), now: at(1) })).toBeNull();
    expect(free({ acceptedAt: at(0), scheduledAt: at(60), arrivedAt: at(50), now: at(55) })).toEqual(at(60));
  });

  it('is free for five minutes after a driver accepted, even at the pickup', () => {
    const atTheDoor = { acceptedAt: at(0), arrivedAt: at(1) };
    expect(keptBp({ ...atTheDoor, now: at(5) })).toBe(0);
    expect(keptBp({ ...atTheDoor, now: at(5, 1) })).toBe(5000);
    expect(free({ ...atTheDoor, now: at(1) })).toEqual(at(5));
    const started = { acceptedAt: at(0), scheduledAt: at(-30), arrivedAt: at(2) };
    expect([keptBp({ ...started, now: at(4) }), keptBp({ ...started, now: at(6) })]).toEqual([0, 5000]);
  });

  it('lets a driver report a no-show after 7 minutes, or 15 for a group of 15 or more', () => {
    const arrived = { acceptedAt: at(-10), arrivedAt: at(0) };
    expect([at(7), at(7, 1)].map((now) => isNoShow({ ...arrived, now }))).toEqual([false, true]);
    expect([at(7), at(7, 1)].map((now) => isNoShow({ ...arrived, now, groupSize: 14 }))).toEqual([false, true]);
    expect([at(15), at(15, 1)].map((now) => isNoShow({ ...arrived, now, groupSize: 15 }))).toEqual([false, true]);
    const early = { ...arrived, scheduledAt: at(30) };
    expect([at(37), at(37, 1)].map((now) => isNoShow({ ...early, now }))).toEqual([false, true]);
  });
});

describe('the cancellation fee', () => {
  const kept = (total: number, keptBp: number, held = total, hasDriver = true) =>
    keptFee({ keptBp, driverBp: 8000 }, { total, held, hasDriver });

  it('is a part of the price to the cent, shared with the driver', () => {
    expect([kept(5481, 0), kept(5481, 2500), kept(5481, 5000)]).toEqual([
      { fee: 0, driverPart: 0 },
      { fee: 1370, driverPart: 1096 },
      { fee: 2741, driverPart: 2193 },
    ]);
    expect(kept(5481, 2500, 5481, false)).toEqual({ fee: 1370, driverPart: 0 });
  });

  it('is at most the held amount, and zero when a card cannot be charged so little', () => {
    expect(kept(10_001, 2500, 600).fee).toBe(600);
    expect([kept(200, 2500).fee, kept(196, 2500).fee, kept(10_000, 5000, 49).fee]).toEqual([50, 0, 0]);
  });

  it('stays within the hold and splits without a remainder under any policy', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        fc.nat(10_000),
        fc.nat(10_000),
        fc.boolean(),
        (total, held, keptBp, driverBp, hasDriver) => {
          const { fee, driverPart } = keptFee({ keptBp, driverBp }, { total, held, hasDriver });
          expect(fee === 0 || fee >= 50).toBe(true);
          expect(fee).toBeLessThanOrEqual(Math.min(held, total));
          expect(driverPart).toBeGreaterThanOrEqual(0);
          expect(driverPart).toBeLessThanOrEqual(hasDriver ? fee : 0);
        },
      ),
    );
  });

  it('never falls while a ride goes on', () => {
    const minutes = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(
        minutes,
        fc.nat(600),
        fc.option(fc.nat(600), { nil: null }),
        fc.option(minutes, { nil: null }),
        fc.nat(3000),
        fc.nat(3000),
        fc.nat(100_000),
        (accepted, toArrive, waits, start, one, other, total) => {
          const feeAfter = (passed: number) => {
            const arrival = waits === null ? null : accepted + toArrive;
            const now = accepted - 5 + passed;
            const moment = {
              now: at(now),
              acceptedAt: now >= accepted ? at(accepted) : null,
              arrivedAt: arrival !== null && now >= arrival ? at(arrival) : null,
              scheduledAt: start === null ? null : at(start),
              groupSize: 4,
            };
            return keptFee(policyRow(POLICY, 'cancel', 'organizer', moment), {
              total,
              held: total,
              hasDriver: phaseOf(moment) !== 'no_driver',
            }).fee;
          };
          expect(feeAfter(Math.min(one, other))).toBeLessThanOrEqual(feeAfter(Math.max(one, other)));
        },
      ),
    );
  });
});
