import { OPERATIONS_ALERT_KINDS } from '@groupride/contracts';
import { announceJobs } from './announce-jobs';
import { client, type Client } from './api';
import { PaidRides } from './paid-rides';
import { expectStatus } from './people';
import { until } from './rides';

export interface MoneyAlert {
  id: number;
  kind: string;
  rideId: number | null;
  ours: string | null;
  theirs: string | null;
  data: Record<string, unknown>;
  closedAt: string | null;
  closedBy: string | null;
}

export interface Run {
  id: number;
  state: string;
  whole: boolean;
  records: number;
  compared: number;
  differences: number;
}

const RECONCILE = 'reconcile-with-the-provider';

/** Alerts that are raised by the clock, independent of the spec. */
const ABOUT_RIDES: ReadonlySet<string> = new Set(OPERATIONS_ALERT_KINDS);

export const OPERATOR = 'ops@example.test';

/** Setup of a spec with a card sandbox and an operator. After each test, webhook events are delivered normally again. */
export function setUpOperations(
  use: (opened: { world: PaidRides; operations: Operations }) => void,
  env: Record<string, string> = {},
): void {
  let world: PaidRides | undefined;
  beforeAll(async () => {
    world = await PaidRides.start({ ADMIN_EMAILS: OPERATOR, ...env });
    use({ world, operations: await Operations.open(world) });
  }, 120_000);
  afterAll(() => world?.api.stop());
  afterEach(() => world?.cards.deliverWebhooks('deliver'));
}

/** An operator who looks after money. */
export class Operations {
  private constructor(
    readonly client: Client,
    private readonly world: PaidRides,
  ) {}

  /** @param world started with `ADMIN_EMAILS` of OPERATOR */
  static async open(world: PaidRides): Promise<Operations> {
    const someone = client(world.api, 'admin');
    await expectStatus(someone.post('/api/users', { name: 'Olga Ops', email: OPERATOR, phone: '7045559999' }), 201);
    await expectStatus(
      someone.post('/api/auth/verify', { identifier: OPERATOR, code: await world.api.outbox(OPERATOR) }),
      200,
    );
    await expectStatus(someone.post('/api/auth/second-factor', { code: await world.api.outbox('7045559999') }), 200);
    return new Operations(someone, world);
  }

  /** Open alerts about money, of a ride or (null) without one. */
  async alerts(rideId: number | null): Promise<MoneyAlert[]> {
    const { body } = await expectStatus(this.client.get('/api/admin/alerts?state=open'), 200);
    return (body as MoneyAlert[]).filter((alert) => alert.rideId === rideId && !ABOUT_RIDES.has(alert.kind));
  }

  /** Compares with the provider twice without waiting, so that a remaining difference becomes an alert. */
  async reconcile(request: { whole?: boolean } = {}): Promise<Run> {
    const { body: run } = await expectStatus(this.client.post('/api/admin/reconciliations', request), 201);
    return until(
      async () => {
        await this.world.api.query(`UPDATE jobs.job SET start_after = now() WHERE name = $1 AND state < 'active'`, [
          RECONCILE,
        ]);
        await announceJobs(this.world.api, RECONCILE);
        const { body } = await expectStatus(this.client.get('/api/admin/reconciliations'), 200);
        return (body as Run[]).find(({ id }) => id === run.id)!;
      },
      ({ state }) => state === 'finished',
    );
  }

  /** The entries of a kind for a ride, as "account cents". */
  async booked(rideId: number, kind: string): Promise<string[]> {
    const rows = await this.world.api.query<{ account: string; cents: string }>(
      `SELECT e.account, e.amount_cents AS cents FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.ride_id = $1 AND t.kind = $2 ORDER BY e.id`,
      [rideId, kind],
    );
    return rows.map(({ account, cents }) => `${account} ${cents}`);
  }
}
