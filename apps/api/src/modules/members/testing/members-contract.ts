import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { MembersRepository, NewMember } from '../members.repository';

/** Contract tests for every repository of members. @param open runs before each test */
export function describeMembers(
  name: string,
  open: () => Promise<{ members: MembersRepository; world: RepositoryWorld }>,
): void {
  describe(name, () => {
    let members: MembersRepository;
    let world: RepositoryWorld;
    let organizerId: number;
    let rideId: number;

    let last = 0;

    const seatFor = (userId: number, more: Partial<NewMember> = {}): NewMember => {
      last += 1;
      return {
        rideId,
        userId,
        isOrganizer: false,
        code: String(last).padStart(6, '0'),
        seat: last,
        agreed: 1250,
        ...more,
      };
    };
    const insert = (member: NewMember) => world.transaction((tx) => members.insert(tx, member));
    const joined = async (userId: number, more: Partial<NewMember> = {}) => (await insert(seatFor(userId, more)))!;
    const listed = async () => (await members.list(rideId)).map(({ id }) => id);
    const one = async (memberId: number) => (await members.list(rideId)).find(({ id }) => id === memberId)!;

    beforeEach(async () => {
      ({ members, world } = await open());
      organizerId = await world.newUser();
      rideId = await world.newRide(organizerId);
    });

    it('lists the organizer first, then members in the order in which they joined', async () => {
      const ana = await joined(await world.newUser());
      const organizer = await joined(organizerId, { isOrganizer: true, seat: 0 });
      const ben = await joined(await world.newUser());
      expect(await listed()).toEqual([organizer.id, ana.id, ben.id]);
      expect(await one(organizer.id)).toMatchObject({
        rideId,
        userId: organizerId,
        isOrganizer: true,
        status: 'pending',
        seat: 0,
        agreed: 1250,
        asked: null,
        declined: null,
        verifiedAt: null,
        noShowAt: null,
      });
      expect(ana).toMatchObject({ isOrganizer: false, status: 'confirmed' });
      expect(await world.transaction((tx) => members.list(rideId, tx))).toHaveLength(3);
    });

    it('gives a person one seat of a ride at a time, and another one after they left', async () => {
      const userId = await world.newUser();
      const first = await joined(userId, { code: '111111' });
      expect(await insert(seatFor(userId, { code: '222222' }))).toBeNull();
      expect(await world.transaction((tx) => members.leave(tx, rideId, userId))).toBe(true);
      expect(await world.transaction((tx) => members.leave(tx, rideId, userId))).toBe(false);
      const second = await joined(userId, { code: '333333' });
      expect(second.id).not.toBe(first.id);
      expect(await listed()).toEqual([second.id]);
      // A code is not given out twice in a ride, so those of people who left count.
      expect((await world.transaction((tx) => members.codesOf(tx, rideId))).sort()).toEqual(['111111', '333333']);
    });

    it('gives a seat and a code to one person', async () => {
      await joined(await world.newUser(), { seat: 3, code: '111111' });
      const another = await world.newUser();
      await expect(insert(seatFor(another, { seat: 3 }))).rejects.toThrow('ride_members_seat');
      await expect(insert(seatFor(another, { code: '111111' }))).rejects.toThrow('ride_members_code');
      expect(await insert(seatFor(another, { seat: 4, code: '222222' }))).not.toBeNull();
    });

    it('does not let the organizer leave', async () => {
      await joined(organizerId, { isOrganizer: true });
      expect(await world.transaction((tx) => members.leave(tx, rideId, organizerId))).toBe(false);
      expect(await listed()).toHaveLength(1);
    });

    it('confirms the seat of one person', async () => {
      const organizer = await joined(organizerId, { isOrganizer: true });
      await world.transaction((tx) => members.confirm(tx, rideId, organizerId));
      expect(await one(organizer.id)).toMatchObject({ status: 'confirmed' });
    });

    it('confirms a seat also with the last write of a transaction', async () => {
      const organizer = await joined(organizerId, { isOrganizer: true });
      await world.transaction(async (tx) => members.confirmLast(tx, rideId, organizerId));
      expect(await one(organizer.id)).toMatchObject({ status: 'confirmed' });
    });

    it('stores consent and seat', async () => {
      const { id } = await joined(await world.newUser());
      await world.transaction(async (tx) => {
        await members.setConsent(tx, id, { agreed: 1300, asked: 1400, declined: 1500 });
        await members.setSeat(tx, id, 40);
      });
      expect(await one(id)).toMatchObject({ agreed: 1300, asked: 1400, declined: 1500, seat: 40 });
    });

    it('verifies somebody once', async () => {
      const { id } = await joined(await world.newUser());
      const verify = () => world.transaction((tx) => members.verify(tx, id));
      expect(await verify()).toBe(true);
      expect(await verify()).toBe(false);
      expect((await one(id)).verifiedAt).toBeInstanceOf(Date);
    });

    it('marks as missing only who is in the ride and not on board, and takes that back', async () => {
      const { id } = await joined(await world.newUser());
      const at = new Date('2026-05-04T12:00:00Z');
      const mark = (of = rideId) => world.transaction((tx) => members.markNoShow(tx, of, id, at));
      const undo = () => world.transaction((tx) => members.undoNoShow(tx, rideId, id));
      expect(await mark(await world.newRide(organizerId))).toBe(false);
      expect(await undo()).toBe(false);
      expect(await mark()).toBe(true);
      expect(await mark()).toBe(false);
      expect((await one(id)).noShowAt).toEqual(at);
      expect(await world.transaction((tx) => members.verify(tx, id))).toBe(false);
      expect(await undo()).toBe(true);
      expect(await world.transaction((tx) => members.verify(tx, id))).toBe(true);
      expect(await mark()).toBe(false);
    });

    it('forgets who was verified and who was missing', async () => {
      const [ana, ben] = [await joined(await world.newUser()), await joined(await world.newUser())];
      await world.transaction(async (tx) => {
        await members.verify(tx, ana.id);
        await members.markNoShow(tx, rideId, ben.id, new Date());
        await members.forgetVerifications(tx, rideId);
      });
      for (const { id } of [ana, ben]) expect(await one(id)).toMatchObject({ verifiedAt: null, noShowAt: null });
    });

    it('gives the seat of a guest to an account that has none in the ride', async () => {
      const [guest, account] = [await world.newUser(), await world.newUser()];
      const { id } = await joined(guest);
      const give = () => world.transaction((tx) => members.giveSeat(tx, rideId, guest, account));
      expect(await give()).toBe(true);
      expect(await one(id)).toMatchObject({ userId: account });
      expect(await give()).toBe(false);
      await joined(guest);
      expect(await give()).toBe(false);
    });
  });
}
