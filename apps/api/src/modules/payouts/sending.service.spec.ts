import type { Database, Transaction } from '../../platform/database/database';
import type { Job, Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { only } from '../../platform/testing/stand-ins';
import type { Payout, PayoutAccount } from './domain/payout';
import type { PayoutOutcomes } from './payout-outcomes.service';
import type { PayoutProvider } from './payout-provider';
import type { SendPayout } from './payouts.jobs';
import type { PayoutsRepository } from './payouts.repository';
import { SendingService } from './sending.service';

/** Sends one payout while the provider answers the transfer with an error. */
async function send(kind: Payout['kind'], error: ProviderError) {
  const failed: unknown[] = [];
  const later: string[] = [];
  let job: ((work: SendPayout) => Promise<void>) | undefined;
  const sending = new SendingService(
    only<Database>({ transaction: async (work) => work({} as Transaction) }),
    only<PayoutsRepository>({
      find: async () => only<Payout>({ id: 7, driverId: 3, kind, state: 'requested', amount: 4000, transferId: null }),
      findAccount: async () => only<PayoutAccount>({ providerAccount: 'acct_1' }),
    }),
    only<PayoutProvider>({ findTransfer: async () => null, transfer: () => Promise.reject(error) }),
    only<PayoutOutcomes>({ fail: async (_tx, id, code) => void failed.push([id, code]) }),
    only<Jobs>({
      handle: <Data extends object>(type: Job<Data>, work: (data: Data) => Promise<void>) => {
        if (type.name.startsWith('send')) job = work as unknown as typeof job;
      },
      enqueue: async (_tx, type) => void later.push(type.name),
    }),
  );
  sending.onModuleInit();
  await job!({ payoutId: 7, tries: 0, round: 0 });
  return { failed, later };
}

describe('a payout that the provider does not send', () => {
  it.each(['instant', 'weekly'] as const)('returns to the balance at once for lack of funds: %s', async (kind) => {
    const lack = new ProviderError('refused', 'You have insufficient available funds.', {
      code: 'balance_insufficient',
    });
    expect(await send(kind, lack)).toEqual({ failed: [[7, 'balance_insufficient']], later: [] });
  });

  it('is retried after an outage', async () => {
    const outage = new ProviderError('unreachable', 'No answer');
    expect(await send('instant', outage)).toEqual({ failed: [], later: ['send-payout-to-the-bank'] });
  });
});
