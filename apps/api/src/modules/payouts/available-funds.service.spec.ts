import type { Transaction } from '../../platform/database/database';
import { AvailableFunds } from './available-funds.service';
import type { PayoutProvider } from './payout-provider';
import type { PayoutsRepository } from './payouts.repository';

const only = <T>(part: Partial<T>): T => part as T;
const TX = {} as Transaction;

/** A provider with $50, and the payouts that were promised from it. */
class World {
  private available = 5000;
  private readonly payouts: { id: number; amount: number; isTransferred: boolean }[] = [];
  whileAnswering: () => void = () => undefined;

  readonly funds = new AvailableFunds(
    only<PayoutsRepository>({
      lockFunds: async () => undefined,
      promisedFunds: async () => ({
        amount: sum(this.payouts.filter(({ isTransferred }) => !isTransferred)),
        lastPayoutId: this.payouts.at(-1)?.id ?? 0,
      }),
      promisedAfter: async (_tx, payoutId) => sum(this.payouts.filter(({ id }) => id > payoutId)),
    }),
    only<PayoutProvider>({
      availableFunds: async () => {
        const { available } = this;
        this.whileAnswering();
        return available;
      },
    }),
  );

  promise(amount: number): void {
    this.payouts.push({ id: this.payouts.length + 1, amount, isTransferred: false });
  }

  transferAll(): void {
    for (const payout of this.payouts.filter(({ isTransferred }) => !isTransferred)) {
      payout.isTransferred = true;
      this.available -= payout.amount;
    }
  }
}

const sum = (payouts: readonly { amount: number }[]) => payouts.reduce((total, { amount }) => total + amount, 0);

describe('the funds for a payout', () => {
  it('are what the provider has less what is promised', async () => {
    const world = new World();
    world.promise(1000);
    expect(await world.funds.unpromised(await world.funds.current(), TX)).toBe(4000);
    world.transferAll();
    expect(await world.funds.unpromised(await world.funds.current(), TX)).toBe(4000);
  });

  it('lack what was promised after the provider was asked, also when it is transferred already', async () => {
    const world = new World();
    const reading = await world.funds.current();
    world.promise(3000);
    expect(await world.funds.unpromised(reading, TX)).toBe(2000);
    world.transferAll();
    expect(await world.funds.unpromised(reading, TX)).toBe(2000);
  });

  it('never contain a payout that is transferred while the provider answers', async () => {
    const world = new World();
    world.promise(3000);
    const before = await world.funds.current();
    world.transferAll();
    expect(await world.funds.unpromised(before, TX)).toBe(2000);

    const other = new World();
    other.promise(1000);
    other.whileAnswering = () => other.transferAll();
    expect(await other.funds.unpromised(await other.funds.current(), TX)).toBeLessThanOrEqual(4000);
  });
});
