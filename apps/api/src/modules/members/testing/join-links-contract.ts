import { randomUUID } from 'node:crypto';
import { brokenUniqueness } from '../../../platform/database/database';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { JoinLinks } from '../join-links.repository';

const EXPIRES_AT = new Date('2027-01-05T12:00:00Z');

/** Contract tests for every repository of join links. @param open runs before each test */
export function describeJoinLinks(
  name: string,
  open: () => Promise<{ links: JoinLinks; world: RepositoryWorld }>,
): void {
  describe(name, () => {
    let links: JoinLinks;
    let world: RepositoryWorld;
    let rideId: number;

    const insert = async (token: string = randomUUID(), of = rideId) => {
      await world.transaction((tx) => links.insert(tx, { token, rideId: of, expiresAt: EXPIRES_AT }));
      return token;
    };
    const revoke = () => world.transaction((tx) => links.revoke(tx, rideId));
    const refusal = async (token: string) => {
      try {
        await insert(token);
        return null;
      } catch (error) {
        return brokenUniqueness(error);
      }
    };

    beforeEach(async () => {
      ({ links, world } = await open());
      rideId = await world.newRide(await world.newUser());
    });

    it('finds a link by its token, also one that is revoked', async () => {
      const token = await insert();
      expect(await links.find(token)).toEqual({ token, rideId, expiresAt: EXPIRES_AT, revokedAt: null });
      await revoke();
      expect(await links.find(token)).toMatchObject({ rideId, revokedAt: expect.any(Date) });
      expect(await links.find(randomUUID())).toBeNull();
    });

    it('has one link of a ride that is not revoked', async () => {
      await insert();
      expect(await refusal(randomUUID())).toBe('ride_links_valid');
      await revoke();
      expect(await refusal(randomUUID())).toBeNull();
      const other = await world.newRide(await world.newUser());
      await insert(randomUUID(), other);
      expect(await links.newestOf(other)).toMatchObject({ rideId: other });
    });

    it('never gives a token out twice', async () => {
      const token = await insert();
      await revoke();
      expect(await refusal(token)).toBe('ride_links_pkey');
    });

    it('returns the newest link of a ride, revoked or not', async () => {
      expect(await links.newestOf(rideId)).toBeNull();
      const first = await insert();
      await revoke();
      expect(await links.newestOf(rideId)).toMatchObject({ token: first, revokedAt: expect.any(Date) });
      const second = await insert();
      expect(await links.newestOf(rideId)).toMatchObject({ token: second, revokedAt: null });
      await revoke();
      expect(await links.newestOf(rideId)).toMatchObject({ token: second, revokedAt: expect.any(Date) });
    });

    it('tells the new link of a ride within the transaction that replaces it', async () => {
      await insert();
      const token = randomUUID();
      const newest = await world.transaction(async (tx) => {
        await links.revoke(tx, rideId);
        await links.insert(tx, { token, rideId, expiresAt: EXPIRES_AT });
        return links.newestOf(rideId, tx);
      });
      expect(newest).toMatchObject({ token, revokedAt: null });
    });

    it('keeps when a link was revoked, and leaves those of other rides alone', async () => {
      const token = await insert();
      await revoke();
      const { revokedAt } = (await links.find(token))!;
      const other = await world.newRide(await world.newUser());
      const valid = await insert(randomUUID(), other);
      await revoke();
      expect(await links.find(token)).toMatchObject({ revokedAt });
      expect(await links.find(valid)).toMatchObject({ revokedAt: null });
    });
  });
}
