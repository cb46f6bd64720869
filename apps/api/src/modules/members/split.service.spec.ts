import type { SplitChange } from '@groupride/contracts';
import { principal } from '../../platform/testing/stand-ins';
import type { Ride } from '../rides/rides.facade';
import { shareAgreed, shareConsentNeeded } from './members.events';
import { SplitService } from './split.service';
import { MembersWorld, ORGANIZER } from './testing/members-world';

const ANA = 12;
const DRIVER = 90;
const organizer = principal(ORGANIZER);
const ana = principal(ANA);
const driver = principal(20, { driverId: DRIVER });

describe('who pays what of a ride', () => {
  let world: MembersWorld;
  let splits: SplitService;
  let ride: Ride;

  const begin = async (more: Partial<Ride> = {}) => {
    ride = await world.book({ driverId: DRIVER, ...more });
    await world.take(ride.id, ANA, { seat: 1 });
  };
  const custom = (first: string): SplitChange => ({ mode: 'custom', shares: [{ seat: 1, amount: first }] });
  const change = (split: SplitChange, who = organizer) => splits.change(who, ride.id, split);
  const consent = (share: string, agree = true, who = ana) => splits.consent(who, ride.id, { share, agree });
  const types = async () => (await world.history(ride.id)).map(({ type }) => type);

  beforeEach(async () => {
    world = new MembersWorld();
    splits = new SplitService(world.database, world.seats, world.members, world.rides, world.events);
    await begin();
  });

  it('is shown by seat, with who has it', async () => {
    await begin({ totalCost: 5001 });
    const { id } = (await world.seatOf(ride.id, ANA))!;
    expect(await splits.view(ana, ride.id)).toMatchObject({
      mode: 'cover',
      total: '50.01',
      mayChange: false,
      seats: [
        { seat: 0, amount: '12.51', memberId: expect.any(Number) },
        { seat: 1, amount: '12.50', memberId: id },
        { seat: 2, amount: '12.50', memberId: null },
        { seat: 3, amount: '12.50', memberId: null },
      ],
    });
    await expect(splits.view(driver, ride.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is hidden from the members of a ride that a business account pays', async () => {
    await begin({ paymentMethod: 'account' });
    expect(await splits.view(ana, ride.id)).toMatchObject({ total: '0.00' });
    expect(await splits.view(organizer, ride.id)).toMatchObject({ total: '50.00', mayChange: false });
  });

  it('is changed by the organizer, and members are asked about a higher share', async () => {
    const view = await change(custom('20.00'));
    expect(view).toMatchObject({
      mode: 'custom',
      mayChange: true,
      seats: [{ amount: '30.00' }, { amount: '20.00' }, {}, {}],
    });
    expect(await world.stored(ride.id)).toMatchObject({ splitMode: 'custom', customShares: [2000, 0, 0] });
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'split_changed', actorId: ORGANIZER, data: { mode: 'custom', shares: ['20.00', '0.00', '0.00'] } },
      { type: 'share_consent_needed' },
    ]);
    expect(world.events.of(shareConsentNeeded)).toMatchObject([{ userId: ANA, agreed: 1250, share: 2000 }]);
  });

  it('is not changed by anybody else', async () => {
    for (const who of [ana, driver, principal(30), principal(30, { isAdmin: true })])
      await expect(change({ mode: 'sponsor' }, who)).rejects.toMatchObject({ code: 'not_found' });
    expect(await world.stored(ride.id)).toMatchObject({ splitMode: 'cover' });
  });

  it('is fixed for a pledge, for a business account and once the trip has started', async () => {
    await begin({ splitMode: 'pledge' });
    await expect(change({ mode: 'cover' })).rejects.toMatchObject({ code: 'pledge_fixed' });
    await begin({ paymentMethod: 'account' });
    await expect(change({ mode: 'sponsor' })).rejects.toMatchObject({ code: 'validation_failed' });
    await begin({ status: 'in_progress' });
    await expect(change({ mode: 'sponsor' })).rejects.toMatchObject({ code: 'ride_state_conflict' });
    expect(await splits.view(organizer, ride.id)).toMatchObject({ mayChange: false });
    expect(await types()).toEqual([]);
  });

  it('is not changed to amounts that do not fit the ride', async () => {
    await expect(change(custom('60.00'))).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(change({ mode: 'custom', shares: [{ seat: 4, amount: '1.00' }] })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await types()).toEqual([]);
  });

  describe('when a share has risen', () => {
    beforeEach(async () => {
      await change(custom('20.00'));
      world.events.take();
    });

    it('is agreed to by the member', async () => {
      expect(await consent('20.00')).toMatchObject([{ isOrganizer: true }, { isYou: true, agreed: '20.00' }]);
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ agreed: 2000, asked: 2000, declined: null });
      expect(world.events.of(shareAgreed)).toEqual([{ rideId: ride.id, userId: ANA }]);
      expect((await world.history(ride.id)).at(-1)).toMatchObject({
        type: 'share_agreed',
        actorId: ANA,
        data: { before: '12.50', share: '20.00' },
      });
    });

    it('is declined, which keeps what the member agreed to before, and agreed to later', async () => {
      await consent('20.00', false);
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ agreed: 1250, asked: 2000, declined: 2000 });
      expect((await types()).at(-1)).toBe('share_declined');
      expect(world.events.of(shareAgreed)).toEqual([]);
      await consent('20.00');
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ agreed: 2000, declined: null });
    });

    it('is answered once', async () => {
      for (const agree of [false, false, true, true, false]) await consent('20.00', agree);
      expect((await types()).filter((type) => type.startsWith('share_'))).toEqual([
        'share_consent_needed',
        'share_declined',
        'share_agreed',
      ]);
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ agreed: 2000, declined: null });
    });

    it('is answered at the share that is asked for now', async () => {
      await expect(consent('12.50')).rejects.toMatchObject({
        code: 'share_changed',
        more: { extra: { share: '20.00' } },
      });
      expect(await world.seatOf(ride.id, ANA)).toMatchObject({ agreed: 1250 });
    });

    it('is answered by members only, and before the trip starts', async () => {
      for (const who of [organizer, driver, principal(30)])
        await expect(consent('20.00', true, who)).rejects.toMatchObject({ code: 'not_found' });
      await world.database.transaction(async (tx) => {
        const step = { rideId: ride.id, actor: { as: 'driver', userId: 20 }, event: 'trip_started' } as const;
        for (const to of ['en_route', 'in_progress'] as const) await world.rides.move(tx, { ...step, to });
      });
      await expect(consent('20.00')).rejects.toMatchObject({ code: 'ride_state_conflict' });
    });
  });
});
