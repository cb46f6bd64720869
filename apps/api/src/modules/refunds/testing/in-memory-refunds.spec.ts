import { worldInMemory } from '../../../platform/database/testing/repository-world';
import type { Account } from '../../ledger/ledger.facade';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger';
import { InMemoryRefunds } from './in-memory-refunds';
import { describeRefunds } from './refunds-contract';

describeRefunds('refunds in memory', async () => {
  const [ledger, world] = [new InMemoryLedger(), worldInMemory()];
  const payments: { id: number; rideId: number; captured: number }[] = [];
  let postings = 0;
  const book = async (rideId: number, payerId: number, amount: number, against: Account) => {
    postings += 1;
    const entries = [
      { account: `rider:${payerId}` as const, amount },
      { account: against, amount: -amount },
    ];
    const posting = { key: `posting:${postings}`, kind: 'fare' as const, rideId, entries };
    if (amount !== 0) await world.transaction((tx) => ledger.post(tx, posting));
  };
  return {
    refunds: new InMemoryRefunds(ledger, () => payments),
    world: {
      ...world,
      charge: (rideId: number, payerId: number, amount: number) => book(rideId, payerId, amount, 'platform:fees'),
      async capture(rideId: number, payerId: number, captured: number) {
        await book(rideId, payerId, -captured, 'provider:clearing');
        return payments.push({ id: payments.length + 1, rideId, captured });
      },
    },
  };
});
