import type { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { principal } from '../../platform/testing/stand-ins';
import type { Ride } from '../rides/rides.facade';
import { MembersWorld, ORGANIZER } from './testing/members-world';

const MEMBER = 12;
const DRIVER = 90;
const DAY = 24 * 60;

const organizer = principal(ORGANIZER);
const member = principal(MEMBER);
const driver = principal(20, { driverId: DRIVER });

describe('the join link of a ride', () => {
  let world: MembersWorld;
  let ride: Ride;

  const begin = async (more: Partial<Ride> = {}) => {
    ride = await world.book({ driverId: DRIVER, ...more });
    await world.take(ride.id, MEMBER);
  };
  const tokenFor = async (who: Principal) => (await world.joinLinks.link(who, ride.id)).token;

  beforeEach(async () => {
    world = new MembersWorld();
    await begin();
  });

  it('is the same for everyone in the ride, and leads to it', async () => {
    const link = await world.joinLinks.link(organizer, ride.id);
    expect(link.url).toBe(`https://rider.example.test/join/${link.token}`);
    expect(await tokenFor(member)).toBe(link.token);
    expect(await world.joinLinks.rideOf(link.token)).toMatchObject({ id: ride.id });
  });

  it('is neither for the driver nor for strangers or operations', async () => {
    for (const who of [driver, principal(30), principal(30, { isAdmin: true })]) {
      await expect(tokenFor(who)).rejects.toMatchObject({ code: 'not_found' });
      await expect(world.joinLinks.replace(who, ride.id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(world.joinLinks.revoke(who, ride.id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('works for a day, and is then followed by another one', async () => {
    const token = await tokenFor(organizer);
    world.clock.forward(DAY - 1);
    expect(await tokenFor(organizer)).toBe(token);
    world.clock.forward(1);
    await expect(world.joinLinks.rideOf(token)).rejects.toMatchObject({
      code: 'join_link_invalid',
      more: { extra: { reason: 'expired' } },
    });
    expect(await tokenFor(member)).not.toBe(token);
  });

  it('works until a day after the start of a scheduled ride', async () => {
    await begin({ bookingType: 'scheduled', scheduledAt: world.clock.in(3 * DAY) });
    const { expiresAt } = await world.joinLinks.link(organizer, ride.id);
    expect(expiresAt).toBe(world.clock.in(4 * DAY).toISOString());
  });

  it('is replaced by the organizer only; the old one stops working', async () => {
    const token = await tokenFor(member);
    await expect(world.joinLinks.replace(member, ride.id)).rejects.toMatchObject({ code: 'forbidden' });
    const { token: next } = await world.joinLinks.replace(organizer, ride.id);
    await expect(world.joinLinks.rideOf(token)).rejects.toMatchObject({
      code: 'join_link_invalid',
      more: { extra: { reason: 'revoked' } },
    });
    expect(await tokenFor(member)).toBe(next);
  });

  it('is turned off by the organizer only, until they replace it', async () => {
    await expect(world.joinLinks.revoke(member, ride.id)).rejects.toMatchObject({ code: 'forbidden' });
    await tokenFor(organizer);
    await world.joinLinks.revoke(organizer, ride.id);
    for (const who of [organizer, member]) await expect(tokenFor(who)).rejects.toMatchObject({ code: 'join_link_off' });
    const { token } = await world.joinLinks.replace(organizer, ride.id);
    expect(await tokenFor(member)).toBe(token);
  });

  it('stays off when it was turned off before anybody asked for it', async () => {
    await world.joinLinks.revoke(organizer, ride.id);
    await expect(tokenFor(member)).rejects.toMatchObject({ code: 'join_link_off' });
    world.clock.forward(2 * DAY);
    await expect(tokenFor(organizer)).rejects.toMatchObject({ code: 'join_link_off' });
  });

  it('ends with the ride', async () => {
    for (const status of ['completed', 'cancelled'] as const) {
      await begin({ status });
      const refused = { code: 'ride_state_conflict', more: { extra: { status } } };
      await expect(tokenFor(organizer)).rejects.toMatchObject(refused);
      await expect(world.joinLinks.replace(organizer, ride.id)).rejects.toMatchObject(refused);
      expect(await world.links.newestOf(ride.id)).toBeNull();
    }
  });

  it('refuses an unknown token', async () => {
    const refused: unknown = await world.joinLinks.rideOf('unknown').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'join_link_invalid' });
    expect((refused as ApiError).more).toEqual({});
  });
});
