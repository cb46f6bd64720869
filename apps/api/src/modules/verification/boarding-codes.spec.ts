import { Config } from '../../config/config';
import { IdempotencyInMemory, only, principal } from '../../platform/testing/stand-ins';
import type { Driver, DriversFacade } from '../drivers/drivers.facade';
import type { Member } from '../members/members.facade';
import { MembersWorld, ORGANIZER } from '../members/testing/members-world';
import type { Ride } from '../rides/rides.facade';
import type { TrackingFacade } from '../tracking/tracking.facade';
import { BoardingClaims } from './boarding-claims.service';
import { VerificationService } from './verification.service';

const DRIVER = 90;
const ANA = 12;
const driver = principal(20, { driverId: DRIVER, isApprovedDriver: true });
const ana = principal(ANA);

describe('a boarding code', () => {
  let world: MembersWorld;
  let service: VerificationService;
  let ride: Ride;
  let member: Member;

  const begin = async (more: Partial<Ride> = {}) => {
    world = new MembersWorld();
    const claims = new BoardingClaims(
      Object.assign(new Config(), { SIGNING_SECRET: 's'.repeat(32) }),
      world.clock,
      only<DriversFacade>({ find: async () => only<Driver>({ lastSeenAt: null, positionAt: null }) as Driver }),
      only<TrackingFacade>({ positionsAround: async () => [] }),
    );
    world.seats.names.set(ANA, 'Ana Lee');
    service = new VerificationService(
      world.database,
      world.rides,
      world.members,
      claims,
      world.clock,
      new IdempotencyInMemory(),
    );
    const arrivedAt = world.clock.now();
    ride = await world.book({ status: 'en_route', driverId: DRIVER, arrivedAt, dropoffLocation: 'Airport', ...more });
    member = await world.take(ride.id, ANA);
  };
  const enter = (code = member.code, more: { happenedAt?: string; key?: string; who?: typeof driver } = {}) => {
    const { key, who = driver, ...attempt } = more;
    return service.verify(who, ride.id, { code, ...attempt }, key);
  };
  const isAboard = async () => (await world.seatOf(ride.id, ANA))?.verifiedAt !== null;
  const types = async () => (await world.history(ride.id)).map(({ type }) => type);

  beforeEach(() => begin());

  it('is shown to its owner alone', async () => {
    expect(await service.show(ana, ride.id)).toMatchObject({ code: member.code, verified: false });
    await expect(service.show(driver, ride.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.show(principal(30), ride.id)).rejects.toMatchObject({ code: 'not_found' });
    const organizer = await service.show(principal(ORGANIZER), ride.id);
    expect(organizer.code).not.toBe(member.code);
  });

  it('verifies its owner, of whom the driver sees the first name and the destination', async () => {
    expect(await enter()).toMatchObject({
      memberId: member.id,
      name: 'Ana',
      destination: 'Airport',
      verified: true,
      verifiedCount: 1,
      memberCount: 2,
    });
    expect(await isAboard()).toBe(true);
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'member_verified', actorKind: 'driver', actorId: driver.userId, data: { memberId: member.id } },
    ]);
    expect(await service.show(ana, ride.id)).toMatchObject({ verified: true });
  });

  it('is checked by the driver of the ride only, who alone gets the key for codes without a network', async () => {
    for (const who of [ana, principal(30, { driverId: DRIVER + 1 }), principal(30, { isAdmin: true })]) {
      await expect(enter(member.code, { who })).rejects.toMatchObject({ code: 'not_found' });
      await expect(service.boarding(who, ride.id)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await service.boarding(driver, ride.id)).toMatchObject({ rideId: ride.id, publicKey: expect.any(String) });
    expect(await isAboard()).toBe(false);
  });

  it('is one proof, and a QR code another', async () => {
    const { qr } = await service.show(ana, ride.id);
    await expect(service.verify(driver, ride.id, {})).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(service.verify(driver, ride.id, { code: member.code, qr })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await isAboard()).toBe(false);
  });

  it('counts after the arrival and until the trip ends', async () => {
    for (const more of [{ arrivedAt: null }, { status: 'completed' }] as const) {
      await begin(more);
      await expect(enter()).rejects.toMatchObject({ code: 'ride_state_conflict' });
    }
    await begin({ status: 'in_progress' });
    await enter();
    expect(await isAboard()).toBe(true);
  });

  it('is refused after the member has been verified', async () => {
    await enter();
    await expect(enter()).rejects.toMatchObject({ code: 'already_verified' });
    expect(await types()).toEqual(['member_verified']);
  });

  it('is answered alike when it is reported again under the same key', async () => {
    await enter(member.code, { key: 'a' });
    expect(await enter(member.code, { key: 'a' })).toMatchObject({ memberId: member.id, verified: true });
    expect(await types()).toEqual(['member_verified']);
    await expect(enter('000000', { key: 'b' })).rejects.toMatchObject({ more: { extra: { attemptsLeft: 4 } } });
    await expect(enter('000000', { key: 'b' })).rejects.toMatchObject({ more: { extra: { attemptsLeft: 4 } } });
    await expect(enter('000000')).rejects.toMatchObject({ more: { extra: { attemptsLeft: 3 } } });
  });

  it('of somebody who was marked as missing counts after that is taken back', async () => {
    const { database, members, clock } = world;
    await database.transaction((tx) => members.markNoShow(tx, ride.id, member.id, clock.now()));
    await expect(enter()).rejects.toMatchObject({ code: 'marked_no_show' });
    await database.transaction((tx) => members.undoNoShow(tx, ride.id, member.id));
    await enter();
    expect(await isAboard()).toBe(true);
  });

  it('of another ride, or of somebody who left, is wrong', async () => {
    const { code } = member;
    await world.joining.leave(ana, ride.id);
    await expect(enter(code)).rejects.toMatchObject({ code: 'verification_code_wrong' });
    const another = await world.book();
    await world.take(another.id, 13, { code: '777777' });
    await expect(enter('777777')).rejects.toMatchObject({ code: 'verification_code_wrong' });
  });

  describe('that is wrong', () => {
    const guess = (times: number) =>
      Promise.all(Array.from({ length: times }, () => enter('000000').catch((error: unknown) => error)));

    it('says how many tries are left, and locks codes for five minutes at the fifth', async () => {
      expect(await guess(5)).toMatchObject([
        ...[4, 3, 2, 1].map((attemptsLeft) => ({ code: 'verification_code_wrong', more: { extra: { attemptsLeft } } })),
        { code: 'verification_locked', more: { retryAfterSeconds: 300 } },
      ]);
      world.clock.forward(4);
      await expect(enter()).rejects.toMatchObject({ code: 'verification_locked', more: { retryAfterSeconds: 60 } });
      expect(await isAboard()).toBe(false);
      world.clock.forward(1);
      await enter();
      expect(await isAboard()).toBe(true);
    });

    it('leaves QR codes to board with', async () => {
      await guess(5);
      const { qr } = await service.show(ana, ride.id);
      expect(await service.verify(driver, ride.id, { qr })).toMatchObject({ memberId: member.id });
    });

    it('is forgotten after a right one', async () => {
      await guess(4);
      await enter();
      expect(await guess(1)).toMatchObject([{ code: 'verification_code_wrong', more: { extra: { attemptsLeft: 4 } } }]);
    });
  });

  describe('that is reported later', () => {
    it('is recorded with the time at which it was entered', async () => {
      const happenedAt = world.clock.in(1).toISOString();
      world.clock.forward(10);
      await enter(member.code, { happenedAt });
      expect(await world.history(ride.id)).toMatchObject([{ data: { memberId: member.id, happenedAt } }]);
    });

    it('is refused from before the arrival, and from the future', async () => {
      world.clock.forward(10);
      for (const [minute, problem] of [
        [-11, 'before_previous'],
        [2, 'future'],
      ] as const)
        await expect(enter(member.code, { happenedAt: world.clock.in(minute).toISOString() })).rejects.toMatchObject({
          code: 'step_time_invalid',
          more: { extra: { problem } },
        });
      expect(await isAboard()).toBe(false);
    });
  });

  it('in a QR code is refused when it is forged or for another ride', async () => {
    const { qr } = await service.show(ana, ride.id);
    const [payload = ''] = qr.split('.');
    for (const forged of ['nothing', payload, `${payload}.${'A'.repeat(86)}`])
      await expect(service.verify(driver, ride.id, { qr: forged })).rejects.toMatchObject({
        code: 'verification_code_wrong',
      });
    const another = await world.book();
    await world.take(another.id, ANA);
    const { qr: other } = await service.show(ana, another.id);
    await expect(service.verify(driver, ride.id, { qr: other })).rejects.toMatchObject({
      code: 'verification_code_wrong',
    });
    expect(await world.stored(ride.id)).toMatchObject({ wrongCodes: 0 });
  });
});
