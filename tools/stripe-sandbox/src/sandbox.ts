import type { AddressInfo } from 'node:net';
import { aheadOfRealTime, setAhead } from './clock';
import type { SandboxConfig } from './config';
import type { Controlled } from './control/control';
import { Deliverer } from './events/deliverer';
import { Jobs, type Job } from './events/jobs';
import { Api } from './http/api';
import { forgetOldKeys } from './http/idempotency';
import { sandboxServer } from './http/server';
import { buildPages } from './pages/pages';
import { accountRoutes } from './resources/accounts';
import { balanceRoutes } from './resources/balance-transactions';
import { tokenRoutes } from './resources/bank-accounts';
import { chargeRoutes } from './resources/charges';
import { confirmationTokenRoutes } from './resources/confirmation-tokens';
import { customerSessionRoutes } from './resources/customer-sessions';
import { customerRoutes } from './resources/customers';
import { CLOSE_DISPUTE, closeDispute, disputeRoutes, OPEN_DISPUTE, openDispute } from './resources/disputes';
import { eventRoutes } from './resources/events';
import { fileRoutes } from './resources/files';
import { EXPIRE_HOLD, expireHold } from './resources/intent-flow';
import { paymentIntentRoutes } from './resources/payment-intents';
import { paymentMethodRoutes } from './resources/payment-methods';
import { payoutRoutes, SETTLE_PAYOUT, settlePayout } from './resources/payouts';
import { FAIL_REFUND, failRefund, refundRoutes, SUCCEED_REFUND, succeedRefund } from './resources/refunds';
import { setupIntentRoutes } from './resources/setup-intents';
import { SETTLE_TOPUP, settleTopup, topupRoutes } from './resources/topups';
import { transferRoutes } from './resources/transfers';
import { syncEnvironmentEndpoint, webhookEndpointRoutes } from './resources/webhook-endpoints';
import { Database } from './store/database';

const ROUTES = [
  ...customerRoutes,
  ...customerSessionRoutes,
  ...paymentMethodRoutes,
  ...confirmationTokenRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...fileRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
  ...balanceRoutes,
  ...accountRoutes,
  ...tokenRoutes,
  ...transferRoutes,
  ...payoutRoutes,
  ...topupRoutes,
];

const JOBS: Readonly<Record<string, Job>> = {
  [EXPIRE_HOLD]: expireHold,
  [FAIL_REFUND]: failRefund,
  [SUCCEED_REFUND]: succeedRefund,
  [OPEN_DISPUTE]: openDispute,
  [CLOSE_DISPUTE]: closeDispute,
  [SETTLE_PAYOUT]: settlePayout,
  [SETTLE_TOPUP]: settleTopup,
};

/** The setting that keeps the clock over a restart. */
const CLOCK = 'clock_ahead_ms';
const CLEANING_MS = 3_600_000;

/** The running program. */
export interface Sandbox {
  port: number;
  stop(): Promise<void>;
}

/** Opens the database, starts sending what is pending, and listens. */
export async function startSandbox(config: SandboxConfig): Promise<Sandbox> {
  const database = await Database.open(config.databaseUrl);
  const seed = (): Promise<void> =>
    database.transaction({ id: null, idempotencyKey: null }, (tx) => syncEnvironmentEndpoint(tx, config));
  setAhead((await database.transaction({ id: null, idempotencyKey: null }, (tx) => tx.setting<number>(CLOCK))) ?? 0);
  await seed();
  await forgetOldKeys(database);

  const deliverer = new Deliverer(database);
  const jobs = new Jobs(database, JOBS, () => deliverer.wake());
  const wake = (): void => {
    deliverer.wake();
    jobs.wake();
  };
  const advance = async (ms: number): Promise<void> => {
    await jobs.advance(ms);
    await database.transaction({ id: null, idempotencyKey: null }, (tx) => tx.setSetting(CLOCK, aheadOfRealTime()));
    await forgetOldKeys(database);
  };
  const forget = async (): Promise<void> => {
    setAhead(0);
    await seed();
  };
  const controlled: Controlled = { database, wake, advance, seed: forget };
  const server = sandboxServer({
    config,
    api: new Api(config, database, ROUTES, wake),
    pages: await buildPages(),
    controlled,
  });
  // Like the provider's servers, because callers keep connections for longer than Node's 5 s.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  await deliverer.start();
  jobs.wake();
  const cleaning = setInterval(() => void forgetOldKeys(database).catch(() => undefined), CLEANING_MS);

  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      clearInterval(cleaning);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.all([deliverer.stop(), jobs.stop()]);
      const patience = setTimeout(() => server.closeAllConnections(), 2000);
      await closed;
      clearTimeout(patience);
      await database.close();
    },
  };
}
