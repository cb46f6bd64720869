import { worldInMemory } from '../../../platform/database/testing/repository-world';
import type { Member, MembersFacade } from '../../members/members.facade';
import { InMemoryPaymentContexts } from './in-memory-payment-contexts';
import { InMemoryPaymentRecords } from './in-memory-payment-records';
import { describePaymentContexts } from './payment-contexts-contract';
import { describePaymentHolds } from './payment-holds-contract';
import { describePaymentRecords } from './payment-records-contract';
import { only } from '../../../platform/testing/stand-ins';
import { OneRide } from './stand-ins';

const open = async () => ({ payments: new InMemoryPaymentRecords(), world: worldInMemory() });

describePaymentRecords('payments in memory', open);
describePaymentHolds('holds in memory', open);

describePaymentContexts('payment contexts in memory', async () => {
  const { payments, world } = await open();
  const ride = new OneRide({ status: 'pending' });
  let seats: Pick<Member, 'rideId' | 'userId'>[] = [];
  const customers = new Map<number, string>();
  const list = async (rideId: number) => seats.filter((seat) => seat.rideId === rideId) as Member[];
  return {
    payments,
    contexts: new InMemoryPaymentContexts(
      payments,
      () => ride.ride,
      only<MembersFacade>({ list }),
      async (userId) => customers.get(userId) ?? null,
    ),
    world: {
      ...world,
      takeSeat: async (rideId: number, userId: number) => void seats.push({ rideId, userId }),
      async leave(rideId: number, userId: number) {
        seats = seats.filter((seat) => seat.rideId !== rideId || seat.userId !== userId);
      },
      async cancel() {
        ride.ride = { ...ride.ride, status: 'cancelled' };
      },
      setCustomer: async (userId: number, customer: string) => void customers.set(userId, customer),
    },
  };
});
