import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { driver, expectStatus, person } from './support/people';
import { AIRPORT, quote, until, UPTOWN } from './support/rides';
import { clockReady } from './support/sandbox-clock';
import { type ControlledDriver, DAY, HOUR, MINUTE, SandboxWorld } from './support/sandbox-world';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/api/sandbox.md'), 'utf8');
/** The clock visits every moment at which something is due, which takes a while on a busy machine. */
const LONG = 180_000;

let world: SandboxWorld;
beforeAll(async () => {
  world = await SandboxWorld.start();
}, 120_000);
afterAll(() => world?.stop());

describe('a ride on Friday', () => {
  it(
    'is booked, driven by a controlled driver and reported by webhooks',
    async () => {
      const { id: endpointId, secret } = await world.endpoint();
      world.receiver.secret = secret;
      const dan = await world.driver();
      const { id, scheduledAt } = await world.book({}, 3 * DAY);
      expect((await dan.act('accept', { rideId: id })).body.code).toBe('too_early');
      await world.advanceTo(new Date(new Date(scheduledAt as string).getTime() - HOUR));
      expect((await dan.do('accept', { rideId: id })).status).toBe('confirmed');
      expect((await dan.do('set-out')).status).toBe('en_route');
      expect((await dan.act('start')).body.code).toBe('not_arrived');
      await dan.drive();
      expect((await dan.do('arrive')).arrivedAt).toEqual(expect.any(String));
      expect((await dan.act('start')).body.code).toBe('no_verified_passenger');
      expect((await dan.act('verify', { code: '0000' })).body.code).toBe('verification_code_wrong');
      await dan.do('verify');
      expect((await dan.do('start')).status).toBe('in_progress');
      const halfway = await dan.drive({ fraction: 0.5 });
      expect(halfway.position.lng).toBeLessThan(UPTOWN.lng);
      expect((await dan.act('complete')).body.code).toBe('not_at_destination');
      expect((await dan.finish()).status).toBe('completed');
      const types = [
        'ride.requested',
        'ride.driver_assigned',
        'ride.driver_set_out',
        'ride.driver_arrived',
        'ride.started',
      ];
      const received = await until(
        () => Promise.resolve(world.receiver.received.filter(({ event }) => event.data?.rideId === id)),
        (all) => all.some(({ event }) => event.type === 'ride.completed'),
      );
      expect(received.map(({ event }) => event.type)).toEqual(expect.arrayContaining(types));
      expect(received.every(({ isVerified }) => isVerified)).toBe(true);
      await expectStatus(world.program.delete(`/api/webhook-endpoints/${endpointId}`), 204);
      await dan.do('offline');
    },
    LONG,
  );
});

describe('the test clock', () => {
  it(
    'moves quotes, searches and daily work forward, and keeps sessions and tokens',
    async () => {
      const before = await world.now();
      const { quoteId } = await quote({ client: world.program } as never);
      await world.advance({ minutes: 20 });
      const late = await world.program.post('/api/rides', { quoteId, paymentMethod: 'cash' });
      expect(late.body.code).toBe('quote_expired');
      const { id } = await world.book();
      await world.advance({ days: 1 });
      expect(await world.ride(id)).toMatchObject({ status: 'cancelled' });
      expect((await world.now()).getTime() - before.getTime()).toBeGreaterThan(DAY);
      const rows = await world.api.query<{ kept: number }>(`SELECT count(*)::int AS kept FROM quotes WHERE id = $1`, [
        quoteId,
      ]);
      expect(rows).toEqual([{ kept: 1 }]);
      await world.advance({ days: 1 });
      const left = await world.api.query(`SELECT 1 FROM quotes WHERE id = $1`, [quoteId]);
      expect(left).toEqual([]);
      await expectStatus(world.operations.get('/api/admin/service-accounts'), 200);
    },
    LONG,
  );

  it('moves only forward, one move at a time', async () => {
    const refused = async (move: object) => (await world.program.post('/api/sandbox/clock/advance', move)).body.code;
    expect(await refused({ to: new Date().toISOString() })).toBe('clock_goes_forward');
    for (const wrong of [{}, { seconds: 0 }, { seconds: 401 * 86_400 }, { seconds: 5, to: '2040-01-01T00:00:00Z' }])
      expect(await refused(wrong)).toBe('validation_failed');
    const answers = await Promise.all([refused({ seconds: 5400 }), refused({ seconds: 5400 })]);
    expect(answers.sort()).toEqual(['clock_advancing', undefined]);
    await clockReady(world.program);
  });

  it('reports how far it has come, and ends its move when it is stopped', async () => {
    const before = await world.now();
    const call = (what: string, body: object) => world.program.post(`/api/sandbox/clock/${what}`, body);
    const { body: started } = await expectStatus(call('advance', { seconds: 300 * 86_400 }), 202);
    expect(started).toMatchObject({ state: 'advancing', advancingFrom: expect.any(String), percent: 0 });
    const seen = await until(
      async () => (await world.program.get('/api/sandbox/clock')).body,
      ({ stops }) => stops > 2,
    );
    expect(seen.percent).toBeLessThan(100);
    await expectStatus(call('stop', {}), 200);
    const after = (await expectStatus(world.program.get('/api/sandbox/clock'), 200)).body;
    expect(after).toMatchObject({ state: 'ready', advancingTo: null, advancingFrom: null, percent: 100, stops: null });
    expect(new Date(after.now as string).getTime() - before.getTime()).toBeLessThan(300 * DAY);
    // It can move again at once, and never continues the old move.
    await world.advance({ minutes: 1 });
    expect((await world.now()).getTime() - before.getTime()).toBeLessThan(300 * DAY);
    expect((await expectStatus(call('stop', {}), 200)).body.state).toBe('ready');
  });

  it('lets an offer run out and its search end, in this order', async () => {
    const dan = await world.driver();
    const { id } = await world.book();
    await until(
      () => world.eventsOf(id),
      (types) => types.includes('offer_made'),
    );
    await dan.do('stall');
    await world.advance({ minutes: 30 });
    const types = await world.eventsOf(id);
    expect(types.indexOf('offer_expired')).toBeGreaterThan(0);
    expect(types.indexOf('ride_cancelled')).toBeGreaterThan(types.indexOf('offer_expired'));
    await dan.do('offline');
  });

  it(
    'reauthorizes a hold that expires before its ride, at the provider as well',
    async () => {
      const { body: setup } = await expectStatus(world.program.post('/api/cards/setup'), 200);
      expect((await world.confirm(setup.clientSecret as string, 'pm_card_holdExpiresEarly')).body.outcome).toBe(
        'succeeded',
      );
      const { body: cards } = await expectStatus(world.program.post('/api/cards/refresh'), 200);
      const dan = await world.driver();
      const { id, scheduledAt } = await world.book({ paymentMethod: 'card' }, 3 * HOUR);
      const { body: intent } = await expectStatus(
        world.program.post('/api/create-payment-intent', { rideId: id }),
        200,
      );
      const pay = world.program.post(`/api/payments/${intent.paymentId}/card`, { cardId: cards[0].id });
      const held = (await expectStatus(pay, 200)).body;
      expect(held.state).toBe('authorized');
      const endsIn = new Date(held.captureBefore as string).getTime() - (await world.now()).getTime();
      expect(Math.round(endsIn / HOUR)).toBe(2);
      const reauthorizations = async () => (await world.eventsOf(id)).filter((type) => type === 'hold_renewed').length;
      await world.advanceTo(new Date(new Date(scheduledAt as string).getTime() - HOUR));
      const renewed = await reauthorizations();
      expect(renewed).toBeGreaterThan(0);
      await dan.begin(id);
      await world.advance({ hours: 4 });
      expect(await reauthorizations()).toBeGreaterThan(renewed);
      expect((await dan.finish()).status).toBe('completed');
      await dan.do('offline');
    },
    LONG,
  );

  it(
    'reminds the driver of a scheduled ride, and takes it back from one who does not set out',
    async () => {
      const dan = await world.driver();
      const { id, scheduledAt } = await world.book({}, 5 * HOUR);
      await world.advanceTo(new Date(new Date(scheduledAt as string).getTime() - 90 * MINUTE));
      await dan.do('accept', { rideId: id });
      await world.advanceTo(new Date(new Date(scheduledAt as string).getTime() + 8 * MINUTE));
      expect(await world.eventsOf(id)).toContain('driver_released');
      await dan.do('offline');
    },
    LONG,
  );
});

describe('a pledge', () => {
  it('ends at its deadline by the test clock, when too few people have joined', async () => {
    const deadline = new Date((await world.now()).getTime() + DAY).toISOString();
    const pledge = { minRiders: 3, deadline };
    const { id } = await world.book({ paymentMethod: 'card', splitMode: 'pledge', pledge }, 3 * DAY);
    expect((await world.pay(id)).payment.state).toBe('authorized');
    const ann = await person(world.api);
    const hers = await world.book({ paymentMethod: 'card', splitMode: 'pledge', pledge }, 3 * DAY, ann.client);
    expect((await world.pay(hers.id as number, 'pm_card_visa', ann.client)).payment.state).toBe('authorized');
    await world.advance({ hours: 23 });
    expect((await world.ride(id)).status).not.toBe('cancelled');
    // Two hours before the deadline, in the city's time.
    const [mail = ''] = (await world.textsTo(ann.email)).filter((text) => text.includes('to join the ride'));
    const at = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });
    expect(mail).toContain(
      `2 more people have to join the ride to ${AIRPORT.name} by ${at.format(new Date(deadline))}`,
    );
    expect(mail).toContain('If not enough people join, the ride doesn’t take place and nobody pays anything.');
    const { body: inbox } = await expectStatus(ann.client.get('/api/notifications'), 200);
    expect(inbox.notifications).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: '2 hours left to join',
          message: `The ride to ${AIRPORT.name} needs more people. Still missing: 2. Share the link.`,
        }),
      ]),
    );
    await world.advance({ hours: 2 });
    expect((await world.ride(id)).status).toBe('cancelled');
    const { body: payments } = await expectStatus(world.program.get(`/api/payments?rideId=${id}`), 200);
    expect(payments).toMatchObject([{ state: 'released' }]);
  });
});

describe('a controlled driver', () => {
  it('obeys only its owner, and takes only the rides of its owner', async () => {
    const dan = await world.driver();
    const other = await world.another();
    const bob = await driver(world.api, UPTOWN);
    const foreign = await world.driver(other);
    expect((await other.get(`/api/sandbox/drivers/${dan.id}`)).body.code).toBe('not_found');
    for (const step of ['accept', 'arrive', 'cancel', 'stall', 'offline', 'move'])
      expect((await other.post(`/api/sandbox/drivers/${dan.id}/${step}`, {})).body.code).toBe('not_found');
    const { id } = await world.book();
    expect((await foreign.act('accept', { rideId: id })).body.code).toBe('not_found');
    expect((await dan.do('accept', { rideId: id })).driverId).toBe(dan.id);
    const { id: theirs } = await world.book({}, undefined, other);
    expect((await dan.act('accept', { rideId: theirs })).body.code).toBe('not_found');
    await until(
      () => foreign.act('accept'),
      ({ body }) => body.driverId === foreign.id,
    );
    const offers = await world.api.query(`SELECT driver_id FROM offers WHERE driver_id = $1`, [bob.driverId]);
    expect(offers).toEqual([]);
    // A place that no driver can go to is refused as such, however long one waits.
    const paris = await dan.act('move', { to: { lat: 48.85, lng: 2.35 } });
    expect([paris.status, paris.body.code]).toEqual([400, 'place_outside_area']);
    await dan.do('cancel');
    await foreign.do('cancel');
    for (const each of [dan, foreign]) await each.do('offline');
    await expectStatus(bob.client.patch(`/api/drivers/${bob.driverId}/status`, { isOnline: false }), 200);
  });

  it(
    'sends nothing while it is stalled',
    async () => {
      const dan = await world.driver();
      const silence = async () => {
        const [row] = await world.api.query<{ at: Date }>(
          `SELECT greatest(last_seen_at, position_at) AS at FROM drivers WHERE id = $1`,
          [dan.id],
        );
        return (await world.now()).getTime() - row!.at.getTime();
      };
      await world.advance({ minutes: 30 });
      expect(await silence()).toBeLessThan(MINUTE);
      await dan.do('stall');
      expect((await dan.act('move', { to: { lat: UPTOWN.lat, lng: UPTOWN.lng } })).body.code).toBe('driver_stalled');
      await world.advance({ minutes: 30 });
      expect(await silence()).toBeGreaterThan(29 * MINUTE);
      await dan.do('resume');
      expect(await silence()).toBeLessThan(MINUTE);
      await dan.do('offline');
    },
    LONG,
  );

  it(
    'loses its ride to another one while it is stalled, and keeps it while it only stands still',
    async () => {
      const dan = await world.driver();
      const { id } = await world.book();
      expect((await dan.do('accept', { rideId: id as number })).status).toBe('en_route');
      await world.advance({ minutes: 30 });
      expect((await world.ride(id as number)).status).toBe('en_route');
      await dan.do('stall');
      await world.advance({ minutes: 15 });
      await world.rideIs(id as number, 'pending');
      const checks = await world.api.query<{ cause: string; outcome: string; minutes: number }>(
        `SELECT cause, outcome, extract(epoch FROM ended_at - asked_at)::int / 60 AS minutes FROM progress_checks WHERE ride_id = $1`,
        [id],
      );
      // The deadline is a stop of the clock.
      expect(checks).toEqual([{ cause: 'unreachable', outcome: 'taken_back', minutes: 3 }]);
      const eva = await world.driver();
      expect((await eva.do('accept', { rideId: id as number })).status).toBe('en_route');
      await eva.do('cancel');
      for (const each of [dan, eva]) await each.do('offline');
    },
    LONG,
  );
});

describe('webhook faults', () => {
  it('are simulated for as many attempts as asked, and shown in the log', async () => {
    const { id } = await world.endpoint();
    const received = world.receiver.received.length;
    for (const [fault, failure] of [
      ['server_error', 'bad_status'],
      ['connection_refused', 'connection_failed'],
      ['timeout', 'timeout'],
    ] as const) {
      await world.fault(id, fault, { times: 1 });
      const delivery = await world.testEvent(id);
      const { attemptList } = await world.attempted(delivery, 1);
      expect(attemptList).toMatchObject([{ failure, simulatedFault: fault }]);
      await world.advance({ seconds: 6 });
      const { state, attemptList: after } = await world.attempted(delivery, 2);
      expect([state, after[0].simulatedFault]).toEqual(['delivered', null]);
    }
    expect(world.receiver.received).toHaveLength(received + 3);
    await expectStatus(world.program.delete(`/api/webhook-endpoints/${id}`), 204);
  });

  it('deliver twice, late and out of order', async () => {
    const { id } = await world.endpoint();
    const idsSince = (from: number) => world.receiver.received.slice(from).map((each) => each.id);
    let from = world.receiver.received.length;
    await world.fault(id, 'duplicate', { times: 1 });
    const twice = await world.attempted(await world.testEvent(id), 1);
    expect(idsSince(from)).toEqual([twice.messageId, twice.messageId]);
    from = world.receiver.received.length;
    await world.fault(id, 'out_of_order', { times: 1 });
    const first = await world.testEvent(id);
    await world.attempted(first, 1);
    const second = await world.attempted(await world.testEvent(id), 1);
    await world.advance({ seconds: 31 });
    const held = await world.delivery(first);
    expect(idsSince(from)).toEqual([second.messageId, held.messageId]);
    expect(held.attemptList.at(-1)).toMatchObject({ failure: null, status: null, simulatedFault: 'out_of_order' });
    await world.fault(id, 'slow', { times: 1, seconds: 1 });
    const slow = await world.attempted(await world.testEvent(id), 1);
    expect(slow.attemptList[0]).toMatchObject({ failure: null, simulatedFault: 'slow' });
    expect(slow.attemptList[0].durationMs).toBeGreaterThanOrEqual(1000);
    await expectStatus(world.program.delete(`/api/webhook-endpoints/${id}`), 204);
  });

  it(
    'make an endpoint be retried for three days and then disabled',
    async () => {
      const { id } = await world.endpoint();
      await world.fault(id, 'server_error');
      const delivery = await world.testEvent(id);
      await world.attempted(delivery, 1);
      await world.advance({ days: 1 });
      expect(await world.delivery(delivery)).toMatchObject({ state: 'waiting', attempts: 7 });
      await world.advance({ days: 3 });
      const givenUp = await world.delivery(delivery);
      expect(givenUp).toMatchObject({ state: 'failed', lastStatus: 500 });
      // Another event may have failed a little earlier, which fails what is still waiting.
      expect(givenUp.attempts).toBeGreaterThanOrEqual(9);
      const { body } = await expectStatus(world.program.get('/api/webhook-endpoints'), 200);
      expect(body).toMatchObject([{ id, state: 'disabled', disabledReason: 'failing' }]);
      await world.noFault(id);
      await expectStatus(world.program.patch(`/api/webhook-endpoints/${id}`, { state: 'enabled' }), 200);
      await expectStatus(world.program.post(`/api/webhook-deliveries/${delivery}/replay`), 200);
      await until(
        () => world.delivery(delivery),
        ({ state }) => state === 'delivered',
      );
      await expectStatus(world.program.delete(`/api/webhook-endpoints/${id}`), 204);
    },
    LONG,
  );

  it('affect an endpoint of operations when operators ask', async () => {
    const request = { url: world.receiver.url, description: 'Operations' };
    const { body } = await expectStatus(world.operations.post('/api/admin/webhook-endpoints', request), 201);
    const path = `/api/admin/webhook-endpoints/${body.endpoint.id}`;
    await expectStatus(world.operations.put(`${path}/fault`, { fault: 'server_error', times: 1 }), 200);
    expect((await world.operations.get(`${path}/fault`)).body).toMatchObject({ fault: 'server_error', times: 1 });
    const { body: delivery } = await expectStatus(world.operations.post(`${path}/test`), 201);
    const attempts = await until(
      async () =>
        (await world.operations.get(`/api/admin/webhook-deliveries/${delivery.id}`)).body.attemptList as object[],
      ({ length }) => length > 0,
    );
    expect(attempts).toMatchObject([{ failure: 'bad_status', simulatedFault: 'server_error' }]);
    await expectStatus(world.operations.delete(`${path}/fault`), 204);
    expect((await world.program.get(`${path}/fault`)).status).toBe(403);
    await expectStatus(world.operations.delete(path), 204);
  });

  it('apply only to the endpoints of the caller', async () => {
    const { id } = await world.endpoint();
    const other = await world.another();
    const path = `/api/sandbox/webhook-endpoints/${id}/fault`;
    expect((await other.put(path, { fault: 'timeout' })).body.code).toBe('not_found');
    expect((await world.program.get(path)).body).toEqual({ endpointId: id, fault: null, times: null });
    await expectStatus(world.program.delete(`/api/webhook-endpoints/${id}`), 204);
  });
});

describe('the guide to the sandbox', () => {
  it(
    'shows how to drive a ride on another day and to see an endpoint disabled',
    async () => {
      const [, lines = ''] = /```sh\n([\s\S]*?)```/.exec(GUIDE) ?? [];
      const values = { API: `${world.api.url}/api`, TOKEN: world.secret, HOOK: world.receiver.url };
      const written = Object.entries(values).reduce(
        (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
        lines,
      );
      const received = world.receiver.received.length;
      const shell = spawn('sh', ['-e'], { stdio: ['pipe', 'pipe', 'pipe'] });
      let [output, errors] = ['', ''];
      shell.stdout.on('data', (text: Buffer) => (output += text.toString()));
      shell.stderr.on('data', (text: Buffer) => (errors += text.toString()));
      shell.stdin.end(written);
      const code = await new Promise((resolve) => void shell.once('close', resolve));
      expect([code, errors]).toEqual([0, '']);
      const steps = ['confirmed', 'en_route', 'en_route', 'en_route', 'in_progress', 'completed', 'failing'];
      expect(output.trim().split('\n')).toEqual(steps);
      expect(world.receiver.received).toHaveLength(received);
    },
    LONG,
  );
});

describe('test cards', () => {
  const rows = [...GUIDE.matchAll(/^\| `(pm_card_\w+)` +\| `(\w+)` +\| (?:`(\w+)`)? +\|/gm)].map(
    ([, card = '', outcome = '', declineCode]) => ({ card, outcome, declineCode: declineCode ?? null }),
  );

  it('behave as the guide says', async () => {
    expect(rows).toHaveLength(16);
    for (const { card, outcome, declineCode } of rows) {
      const { id } = await world.book({ paymentMethod: 'card' });
      const { confirmed, payment } = await world.pay(id, card);
      expect([card, confirmed]).toEqual([card, { outcome, declineCode }]);
      expect([card, payment.state === 'authorized']).toEqual([card, outcome === 'succeeded']);
      const another = outcome === 'declined' ? await world.pay(id) : null;
      if (another) expect(another.payment.state).toBe('authorized');
      // Rides that are left here would be matched by the tests below, at each stop of the clock.
      await expectStatus(world.program.post(`/api/rides/${id}/cancel`, { reason: 'Paid as expected' }), 200);
    }
    const own = (await expectStatus(world.program.post('/api/cards/setup'), 200)).body.clientSecret as string;
    expect((await world.confirm(own, 'pm_card_chargeCustomerFail')).body.outcome).toBe('succeeded');
    expect((await world.confirm(own, '4242424242424242')).body.code).toBe('validation_failed');
    expect((await world.confirm('pi_1_secret_2', 'pm_card_visa')).body.code).toBe('not_found');
    expect((await world.confirm(own, 'pm_card_nobodyHasIt')).body.code).toBe('validation_failed');
  });

  it(
    'are disputed after the ride, and pay out to banks that refuse',
    async () => {
      const banks = { arrives: 'paid', account_closed: 'failed' } as const;
      const drivers = [await world.driver(), await world.driver()];
      for (const [index, payouts] of Object.keys(banks).entries()) {
        const each = drivers[index]!;
        expect((await each.do('bank-account', { payouts })).account.state).toBe('ready');
        const { id } = await world.book({ paymentMethod: 'card' });
        await world.pay(id, 'pm_card_bypassPending');
        await world.rideIs(id, 'pending');
        await each.begin(id);
        await each.finish();
      }
      // Weekly payouts are made on Tuesdays, and arrive two days later.
      const daysSinceTuesday = ((await world.now()).getUTCDay() + 5) % 7;
      await world.advance({ days: 10 - daysSinceTuesday });
      for (const [index, state] of Object.values(banks).entries()) {
        const { body } = await expectStatus(
          world.program.get(`/api/sandbox/drivers/${drivers[index]!.id}/payouts`),
          200,
        );
        expect(body.payouts).toMatchObject([{ kind: 'weekly', state }]);
      }
      const [dan] = drivers as [ControlledDriver, ControlledDriver];
      const { id } = await world.book({ paymentMethod: 'card' });
      await world.pay(id, 'pm_card_createDispute');
      await world.rideIs(id, 'pending');
      await dan.begin(id);
      await dan.finish();
      await world.advance({ minutes: 1 });
      const disputes = await world.api.query(`SELECT 1 FROM disputes`);
      expect(disputes).toHaveLength(1);
      await dan.do('offline');
    },
    LONG,
  );
});
