import type { Database, Transaction } from '../../platform/database/database';
import type { Job, Jobs } from '../../platform/jobs/jobs';
import { ProviderError } from '../../platform/stripe/provider-error';
import { only } from '../../platform/testing/stand-ins';
import type { Payout, PayoutAccount } from './domain/payout';
import type { PayoutOutcomes } from './payout-outcomes.service';
import type { PayoutProvider, ProviderPayout } from './payout-provider';
import type { SendPayout } from './payouts.jobs';
import type { PayoutsRepository } from './payouts.repository';
import { PayoutSendingService } from './payout-sending.service';

/** Sends one payout while the provider answers the transfer with an error. */
async function send(kind: Payout['kind'], error: ProviderError) {
  const failed: unknown[] = [];
  const later: string[] = [];
  let job: ((work: SendPayout) => Promise<void>) | undefined;
  const sending = new PayoutSendingService(
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

const reported = (status: ProviderPayout['status']): ProviderPayout => ({
  id: 'po_1',
  payoutId: 7,
  status,
  failureCode: null,
  failureMessage: null,
  arrivesAt: null,
});

/** Takes one payout back whose state at the provider is known, where the reversal succeeds or is refused. */
async function takeBack(
  {
    made = null,
    providerPayoutId = null,
    refusal,
  }: { made?: ProviderPayout | null; providerPayoutId?: string | null; refusal?: ProviderError },
  tries = 0,
): Promise<string[]> {
  const done: string[] = [];
  let job: ((work: SendPayout) => Promise<void>) | undefined;
  const payout = only<Payout>({ id: 7, driverId: 3, state: 'returning', transferId: 'tr_1', providerPayoutId });
  const sending = new PayoutSendingService(
    only<Database>({ transaction: async (work) => work({} as Transaction) }),
    only<PayoutsRepository>({
      find: async () => payout,
      findAccount: async () => only<PayoutAccount>({ providerAccount: 'acct_1' }),
    }),
    only<PayoutProvider>({
      findPayout: async () => made,
      payout: async (_account, id) => (id === made?.id ? made : null),
      takeBack: async () => (refusal ? Promise.reject(refusal) : void done.push('reversed')),
    }),
    only<PayoutOutcomes>({
      returned: async () => void done.push('returned'),
      resume: async (_tx, id) => void done.push(`resumed ${id}`),
      stuck: async (_tx, { id }) => void done.push(`told about ${id}`),
    }),
    only<Jobs>({
      handle: <Data extends object>(type: Job<Data>, work: (data: Data) => Promise<void>) => {
        if (type.name.startsWith('take-back')) job = work as unknown as typeof job;
      },
      enqueue: async () => void done.push('again'),
    }),
  );
  sending.onModuleInit();
  await job!({ payoutId: 7, tries, round: 0 });
  return done;
}

describe('a payout that was given up', () => {
  it.each(['pending', 'in_transit', 'paid'] as const)('continues when the provider had made it: %s', async (status) => {
    expect(await takeBack({ made: reported(status) })).toEqual(['resumed 7']);
    expect(await takeBack({ made: reported(status), providerPayoutId: 'po_1' })).toEqual(['resumed 7']);
  });

  it.each(['failed', 'canceled'] as const)('is taken back when the bank did not take it: %s', async (status) => {
    expect(await takeBack({ made: reported(status), providerPayoutId: 'po_1' })).toEqual(['reversed', 'returned']);
  });

  it('is taken back when the provider never made it', async () => {
    expect(await takeBack({})).toEqual(['reversed', 'returned']);
  });

  it('is reported to operations once, when it could not be taken back for about an hour', async () => {
    const refusal = new ProviderError('refused', 'Insufficient funds');
    expect(await takeBack({ refusal }, 10)).toEqual(['again']);
    expect(await takeBack({ refusal }, 11)).toEqual(['again', 'told about 7']);
    expect(await takeBack({ refusal }, 12)).toEqual(['again']);
  });
});
