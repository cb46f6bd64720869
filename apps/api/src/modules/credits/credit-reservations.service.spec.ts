import { expect, it } from '@jest/globals';
import type { Database, Transaction } from '../../platform/database/database';
import { only, RecordedEvents } from '../../platform/testing/stand-ins';
import type { Member, MembersFacade } from '../members/members.facade';
import type { Payment, PaymentsFacade } from '../payments/payments.facade';
import { rideChanged, type RideFact } from '../rides/rides.events';
import type { Ride, RidesFacade } from '../rides/rides.facade';
import { someRide } from '../rides/testing/some-ride';
import { CreditReservations } from './credit-reservations.service';
import type { CreditsService } from './credits.service';

const ORGANIZER = 11;
const FRIEND = 12;
const RIDE = someRide({ id: 7, organizerId: ORGANIZER, status: 'pending', totalCost: 6000, groupSize: 4 });

/** What is set aside after an event, as rider and price. The friend has paid for seat 1. */
async function setAsideAfter(type: RideFact['type'], ride: Ride = RIDE): Promise<[number, number][]> {
  const reserved: [number, number][] = [];
  const events = new RecordedEvents();
  const last: (() => Promise<void>)[] = [];
  new CreditReservations(
    only<Database>({}),
    events,
    only<RidesFacade>({ lock: async () => ride }),
    only<MembersFacade>({
      list: async () => [{ userId: FRIEND, isOrganizer: false, seat: 1, agreed: 1400 }] as Member[],
    }),
    only<PaymentsFacade>({
      listOfRide: async () => [{ payerId: FRIEND, purpose: 'share', state: 'authorized' }] as Payment[],
    }),
    {
      canReserve: async () => true,
      whenReservable: (_tx: Transaction, _rideId: number, work: () => Promise<void>) => void last.push(work),
      ridersWithReserved: async () => [],
      reserve: async (_tx: Transaction, _rideId: number, riderId: number, price: number) =>
        void reserved.push([riderId, price]),
    } as unknown as CreditsService,
  ).onModuleInit();
  const tx = only<Transaction>({ afterCommit: () => undefined });
  await events.publish(tx, rideChanged, { rideId: ride.id, number: 2, type, status: null });
  if (last.length > 0) expect(reserved).toEqual([]);
  for (const work of last) await work();
  return reserved;
}

it.each([
  ...(['ride_created', 'payment_authorized', 'share_authorized', 'split_changed', 'price_changed'] as const),
  ...(['pickup_moved', 'share_agreed', 'guest_signed_in'] as const),
])('credit is set aside after %s, for the price that each person pays for their own seat', async (type) => {
  expect(await setAsideAfter(type)).toEqual([
    [ORGANIZER, 1500],
    [FRIEND, 1400],
  ]);
});

it('no credit is set aside for a ride that is paid in cash, or after other events', async () => {
  expect(await setAsideAfter('ride_created', { ...RIDE, paymentMethod: 'cash' })).toEqual([]);
  expect(await setAsideAfter('driver_assigned')).toEqual([]);
});

it('no credit is set aside when a pledge is created, because its organizer pays later', async () => {
  const pledge: Partial<Ride> = { splitMode: 'pledge', status: 'awaiting_payment' };
  expect(await setAsideAfter('ride_created', { ...RIDE, ...pledge })).toEqual([]);
  expect(await setAsideAfter('payment_authorized', { ...RIDE, ...pledge })).toEqual([[FRIEND, 1400]]);
});
