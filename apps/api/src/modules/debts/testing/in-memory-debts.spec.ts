import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger';
import { InMemoryPaymentRecords } from '../../payments/testing/in-memory-payment-records';
import { OneRide } from '../../payments/testing/stand-ins';
import { describeDebts, type DebtsContractWorld } from './debts-contract';
import { InMemoryDebts, type EndedRide } from './in-memory-debts';

describeDebts('debts in memory', async () => {
  const [ledger, payments, base] = [new InMemoryLedger(), new InMemoryPaymentRecords(), worldInMemory()];
  const rides = new Map<number, EndedRide>();
  let postings = 0;
  const world: DebtsContractWorld = {
    ...base,
    async newRide(organizerId) {
      const id = await base.newRide(organizerId);
      rides.set(id, { ...new OneRide({ id, status: 'pending' }).ride, completedByOperations: false });
      return id;
    },
    async end(rideId, { status, at, paymentMethod = 'card', byOperations = false }) {
      const ended = status === 'completed' ? { completedAt: at } : { cancelledAt: at };
      const ride = rides.get(rideId)!;
      rides.set(rideId, { ...ride, ...ended, status, paymentMethod, completedByOperations: byOperations });
    },
    async book(rideId, payerId, amount) {
      postings += 1;
      const entries = [
        { account: `rider:${payerId}` as const, amount },
        { account: 'platform:fees' as const, amount: -amount },
      ];
      const posting = { key: `posting:${postings}`, kind: 'fare' as const, rideId, entries };
      await world.transaction((tx) => ledger.post(tx, posting));
    },
    async pay(rideId, payerId, { purpose, state, failureMessage = null }) {
      await world.transaction(async (tx) => {
        const { id } = await payments.open(tx, { rideId, payerId, purpose, amount: 5000 });
        await payments.change(tx, id, ['created'], { state, failureMessage });
      });
    },
  };
  return {
    debts: new InMemoryDebts(
      ledger,
      () => [...rides.values()],
      () => payments.all,
    ),
    world,
  };
});
