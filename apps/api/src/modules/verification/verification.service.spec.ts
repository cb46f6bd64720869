import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import type { Driver, DriversFacade } from '../drivers/drivers.facade';
import type { Member, MembersFacade } from '../members/members.facade';
import type { RidesFacade } from '../rides/rides.facade';
import type { TrackingFacade } from '../tracking/tracking.facade';
import { BoardingClaims } from './boarding-claims.service';
import { VerificationService } from './verification.service';

const RIDE_ID = 7;
const driver: Principal = {
  userId: 90,
  name: 'Dan',
  isAdmin: false,
  secondFactorRequired: false,
  driverId: 9,
  isApprovedDriver: true,
};
const rider: Principal = { ...driver, userId: 11, name: 'Ana', driverId: null, isApprovedDriver: false };

function only<T>(part: Partial<Record<keyof T, unknown>>): T {
  return part as T;
}

function boarding() {
  let now = Date.parse('2026-11-22T12:00:00Z');
  const verified: number[] = [];
  const ride = {
    id: RIDE_ID,
    status: 'en_route',
    arrivedAt: new Date(now),
    dropoffLocation: 'Airport',
    codesLockedUntil: null,
  };
  const member = {
    id: 3,
    rideId: RIDE_ID,
    userId: rider.userId,
    code: '123456',
    verifiedAt: null,
    noShowAt: null,
  } as Member;
  const positions: { at: Date }[] = [];
  const clock = only<Clock>({ now: () => new Date(now) });
  const claims = new BoardingClaims(
    Object.assign(new Config(), { SIGNING_SECRET: 's'.repeat(32) }),
    clock,
    only<DriversFacade>({ find: async () => only<Driver>({ lastSeenAt: new Date(now), positionAt: ride.arrivedAt }) }),
    only<TrackingFacade>({
      positionsAround: async (_rideId: number, _driverId: number, at: Date) => [
        ...positions.filter((each) => each.at <= at).slice(-1),
        ...positions.filter((each) => each.at > at).slice(0, 1),
      ],
    }),
  );
  const service = new VerificationService(
    only<Database>({ transaction: (work: (tx: object) => unknown) => work({}) }),
    only<RidesFacade>({
      authorize: async (who: Principal) => ({ ride, viewer: who === driver ? 'driver' : 'organizer' }),
      lock: async () => ride,
      find: async () => ride,
      note: async () => undefined,
      forgetWrongCodes: async () => undefined,
    }),
    only<MembersFacade>({
      find: async () => member,
      list: async () => [member],
      firstNames: async () => new Map([[rider.userId, 'Ana']]),
      verify: async (_tx: object, id: number) => verified.push(id) > 0,
    }),
    claims,
    clock,
    only<Idempotency>({
      once: (_tx: object, _userId: number, _key: string | undefined, _request: object, work: () => unknown) => work(),
    }),
  );
  const moves = () => positions.push({ at: new Date(now) });
  return { service, verified, moves, wait: (ms: number) => (now += ms), time: () => now };
}

describe('a boarding QR code', () => {
  it('is accepted for 30 seconds', async () => {
    const { service, verified, wait } = boarding();
    const { qr, expiresInMs } = await service.show(rider, RIDE_ID);
    expect(expiresInMs).toBe(30_000);
    wait(30_000);
    expect(await service.verify(driver, RIDE_ID, { qr })).toMatchObject({ memberId: 3, name: 'Ana' });
    expect(verified).toEqual([3]);
  });

  it('is refused after that, and a new one is accepted', async () => {
    const { service, verified, wait } = boarding();
    const { qr } = await service.show(rider, RIDE_ID);
    wait(30_001);
    await expect(service.verify(driver, RIDE_ID, { qr })).rejects.toMatchObject({ code: 'verification_expired' });
    expect(verified).toEqual([]);
    const { qr: fresh } = await service.show(rider, RIDE_ID);
    await service.verify(driver, RIDE_ID, { qr: fresh });
    expect(verified).toEqual([3]);
  });

  it('is accepted when it is reported later with the time at which it was shown, and only then', async () => {
    const { service, verified, wait, time } = boarding();
    wait(60_000);
    const { qr } = await service.show(rider, RIDE_ID);
    const shown = time();
    wait(600_000);
    const reported = (ms: number) => ({ qr, happenedAt: new Date(shown + ms).toISOString() });
    await expect(service.verify(driver, RIDE_ID, { qr })).rejects.toMatchObject({ code: 'verification_expired' });
    await expect(service.verify(driver, RIDE_ID, reported(30_001))).rejects.toMatchObject({
      code: 'verification_expired',
    });
    await expect(service.verify(driver, RIDE_ID, reported(-30_001))).rejects.toMatchObject({
      code: 'verification_expired',
    });
    expect(verified).toEqual([]);
    await service.verify(driver, RIDE_ID, reported(10_000));
    expect(verified).toEqual([3]);
  });

  it('is not accepted later from a device that was online while it was shown', async () => {
    const { service, verified, wait, time, moves } = boarding();
    wait(600_000);
    moves();
    wait(5_000);
    const { qr } = await service.show(rider, RIDE_ID);
    const happenedAt = new Date(time() + 1_000).toISOString();
    wait(10_000);
    moves();
    wait(40_000);
    await expect(service.verify(driver, RIDE_ID, { qr, happenedAt })).rejects.toMatchObject({
      code: 'verification_expired',
    });
    wait(600_000);
    await expect(service.verify(driver, RIDE_ID, { qr, happenedAt })).rejects.toMatchObject({
      code: 'verification_expired',
    });
    expect(verified).toEqual([]);
  });

  it('is accepted after a silence too short to distinguish from a slow network', async () => {
    const { service, verified, wait, time, moves } = boarding();
    wait(600_000);
    moves();
    const { qr } = await service.show(rider, RIDE_ID);
    const happenedAt = new Date(time() + 1_000).toISOString();
    wait(40_000);
    moves();
    await service.verify(driver, RIDE_ID, { qr, happenedAt });
    expect(verified).toEqual([3]);
  });
});
