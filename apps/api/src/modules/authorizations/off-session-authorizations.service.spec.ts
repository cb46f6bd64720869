import type { Database, Transaction } from '../../platform/database/database';
import { only } from '../../platform/testing/stand-ins';
import type { Jobs } from '../../platform/jobs/jobs';
import type { PaymentProvider } from '../payments/payment-provider.facade';
import type { PaymentRecords, StoredPayment } from '../payments/payment-records.facade';
import type { Ride, RidesFacade } from '../rides/rides.facade';
import { CARD_GONE, type HoldRequestsService } from './hold-requests.service';
import { OffSessionAuthorizationsService } from './off-session-authorizations.service';
import type { PaymentSyncService } from './payment-sync.service';

const stored = only<StoredPayment>({ id: 5, rideId: 1, state: 'stored', attempt: 1, intentId: null });

it('records a declined saved card, the next attempt and its reason in one transaction', async () => {
  const steps: string[] = [];
  const step = (what: string, tx: Transaction | undefined) => steps.push(tx ? what : `${what} outside`);
  const service = new OffSessionAuthorizationsService(
    only<Database>({
      transaction: async (work) => {
        steps.push('begin');
        const result = await work(only<Transaction>({}));
        steps.push('commit');
        return result;
      },
    }),
    only<PaymentRecords>({
      find: async () => stored,
      lock: async () => stored,
      nextAttempt: async (_id, _attempt, tx) => {
        step('next attempt', tx);
        return stored;
      },
      change: async (tx, _id, _from, { state, failureCode }) => {
        step(`${state} ${failureCode}`, tx);
        return stored;
      },
    }),
    only<PaymentProvider>({}),
    only<HoldRequestsService>({ offSession: async () => CARD_GONE }),
    only<RidesFacade>({ lock: async () => only<Ride>({ id: 1 }) }),
    only<PaymentSyncService>({ fail: async (tx) => void step('fail', tx) }),
    only<Jobs>({}),
  );
  await service.authorize({ paymentId: 5, rideId: 1, tries: 0, round: 0 });
  expect(steps).toEqual(['begin', 'fail', 'next attempt', 'failed card_gone', 'commit']);
});
