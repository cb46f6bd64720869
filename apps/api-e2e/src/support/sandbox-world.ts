import type { ApiScope, WebhookFault } from '@groupride/contracts';
import { type AnyRow, type Api, type Client, startApi } from './api';
import { expectStatus, operator, type Person } from './people';
import { book, type Booking, until, UPTOWN } from './rides';
import { advance, advanceTo, sandboxNow } from './sandbox-clock';
import { program } from './tokens';
import { WebhookReceiver } from './webhook-receiver';

const OPERATOR = 'ops@example.test';
const SANDBOX_SCOPES = [
  'sandbox:read',
  'sandbox:write',
  'quotes:write',
  'rides:read',
  'rides:write',
  'payments:read',
  'payments:write',
  'members:read',
  'webhooks:read',
  'webhooks:write',
] as ApiScope[];
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A driver that the caller controls. */
export class ControlledDriver {
  constructor(
    private readonly caller: Client,
    readonly id: number,
  ) {}

  act(what: string, data: object = {}) {
    return this.caller.post(`/api/sandbox/drivers/${this.id}/${what}`, data);
  }

  async do(what: string, data: object = {}): Promise<AnyRow> {
    return (await expectStatus(this.act(what, data), 200)).body as AnyRow;
  }

  /** Moves the driver as soon as a car can be there. */
  async drive(data: object = {}): Promise<AnyRow> {
    const first = await this.act('move', data);
    if (first.body.code === 'driver_too_fast')
      await advance(this.caller, { seconds: first.body.extra.advanceSeconds as number });
    return this.do('move', data);
  }

  /** From the acceptance to the start of the trip. */
  async begin(rideId: number): Promise<void> {
    const { status } = await this.do('accept', { rideId });
    if (status === 'confirmed') await this.do('set-out');
    await this.drive();
    await this.do('arrive');
    await this.do('verify');
    await this.do('start');
  }

  async finish(): Promise<AnyRow> {
    await this.drive();
    return this.do('complete');
  }
}

/** An API with demo tools and a card sandbox, and a service account's program that runs its own tests in it. */
export class SandboxWorld {
  private constructor(
    readonly api: Api,
    readonly operations: Client,
    readonly program: Client,
    /** Of the service account. */
    readonly secret: string,
    readonly receiver: WebhookReceiver,
  ) {}

  static async start(): Promise<SandboxWorld> {
    const env = {
      ADMIN_EMAILS: OPERATOR,
      WEBHOOKS_ALLOW_PRIVATE: 'true',
      FASTEST_CAR_MPH: '100',
      TOKEN_RATE_PER_MINUTE: '100000',
    };
    const api = await startApi({ DEMO_TOOLS: 'true', ...env }, { sandbox: true });
    const operations = await operator(api, OPERATOR);
    const secret = await newProgram(operations);
    return new SandboxWorld(api, operations, program(api, secret), secret, await WebhookReceiver.start());
  }

  async stop(): Promise<void> {
    await this.receiver.down();
    await this.api.stop();
  }

  /** The program of another service account. */
  async another(): Promise<Client> {
    return program(this.api, await newProgram(this.operations));
  }

  /** Two kilometers from where rides begin. */
  async driver(caller = this.program): Promise<ControlledDriver> {
    const position = { lat: UPTOWN.lat + 0.018, lng: UPTOWN.lng };
    const { body } = await expectStatus(caller.post('/api/sandbox/drivers', { vehicleClass: 'van', position }), 201);
    return new ControlledDriver(caller, body.id as number);
  }

  /** Books with the program, by the clock of the sandbox. @param inMs until the start of a scheduled ride */
  async book(booking: Omit<Booking, 'startsIn'> = {}, inMs?: number, caller = this.program): Promise<AnyRow> {
    const ahead = (await sandboxNow(this.program)).getTime() - Date.now();
    const startsIn = inMs === undefined ? {} : { startsIn: (ahead + inMs) / MINUTE };
    return (await book({ client: caller } as Person, { ...booking, ...startsIn })) as AnyRow;
  }

  /** Pays for a ride, or saves a card for it, with a test card. */
  async pay(rideId: number, testCard = 'pm_card_visa', caller = this.program) {
    const { body } = await expectStatus(caller.post('/api/create-payment-intent', { rideId }), 200);
    const { body: confirmed } = await this.confirm(body.clientSecret as string, testCard);
    const { body: payment } = await expectStatus(caller.post(`/api/payments/${body.paymentId}/refresh`), 200);
    return { confirmed, payment: payment as AnyRow };
  }

  confirm(clientSecret: string, testCard: string) {
    return this.program.post('/api/sandbox/card-confirmations', { clientSecret, testCard });
  }

  async ride(rideId: number): Promise<AnyRow> {
    return (await expectStatus(this.program.get(`/api/rides/${rideId}`), 200)).body;
  }

  rideIs(rideId: number, status: string): Promise<AnyRow> {
    return until(
      () => this.ride(rideId),
      (ride) => ride.status === status,
    );
  }

  async eventsOf(rideId: number): Promise<string[]> {
    const { body } = await expectStatus(this.program.get(`/api/rides/${rideId}/events`), 200);
    return (body as { type: string }[]).map(({ type }) => type);
  }

  /** The messages to an address or a number, with their subjects. */
  async textsTo(to: string): Promise<string[]> {
    const { body } = await expectStatus(this.operations.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`), 200);
    return (body.messages as object[]).map((message) => Object.values(message).flat().join('\n'));
  }

  now = () => sandboxNow(this.program);
  advance = (by: Parameters<typeof advance>[1]) => advance(this.program, by);
  advanceTo = (to: Date) => advanceTo(this.program, to);

  /** An endpoint of the program, at the receiver. */
  async endpoint(): Promise<{ id: number; secret: string }> {
    const request = { url: this.receiver.url, description: 'Sandbox' };
    const { body } = await expectStatus(this.program.post('/api/webhook-endpoints', request), 201);
    return { id: body.endpoint.id as number, secret: body.secret as string };
  }

  async fault(endpointId: number, fault: WebhookFault, more: object = {}): Promise<void> {
    await expectStatus(this.program.put(faultOf(endpointId), { fault, ...more }), 200);
  }

  async noFault(endpointId: number): Promise<void> {
    await expectStatus(this.program.delete(faultOf(endpointId)), 204);
  }

  /** Sends a test event. @returns its delivery */
  async testEvent(endpointId: number): Promise<number> {
    return (await expectStatus(this.program.post(`/api/webhook-endpoints/${endpointId}/test`), 201)).body.id as number;
  }

  async delivery(id: number): Promise<AnyRow> {
    return (await expectStatus(this.program.get(`/api/webhook-deliveries/${id}`), 200)).body;
  }

  /** Resolves after so many attempts of a delivery. */
  attempted(id: number, times: number): Promise<AnyRow> {
    return until(
      () => this.delivery(id),
      ({ attemptList }) => attemptList.length >= times,
    );
  }
}

const faultOf = (endpointId: number) => `/api/sandbox/webhook-endpoints/${endpointId}/fault`;

async function newProgram(operations: Client): Promise<string> {
  const { body: account } = await expectStatus(
    operations.post('/api/admin/service-accounts', { name: 'Integration test' }),
    201,
  );
  const { body } = await expectStatus(
    operations.post(`/api/admin/service-accounts/${account.id}/tokens`, {
      name: 'CI',
      scopes: SANDBOX_SCOPES,
      expiresInDays: 1,
    }),
    201,
  );
  return body.secret as string;
}
