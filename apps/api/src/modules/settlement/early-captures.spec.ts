import {
  DRIVER_ID,
  end,
  FRIEND,
  ORGANIZER,
  paidRide,
  type PaymentsWorld,
  principal,
  RIDE_ID,
} from './testing/payments-world';

const payments = async (world: PaymentsWorld) =>
  (await world.payments.listOfRide(RIDE_ID)).map(({ purpose, state, captured }) => `${purpose} ${state} ${captured}`);
const intents = (world: PaymentsWorld) =>
  [...world.provider.intents.values()].map(({ status, amount }) => `${status} ${amount}`);
const back = (world: PaymentsWorld) =>
  world.refunds.made.map(({ paymentId, payerId, amount }) => [paymentId, payerId, amount]);
const balances = (world: PaymentsWorld) =>
  Promise.all(
    [`rider:${ORGANIZER}`, `rider:${FRIEND}`, 'provider:clearing', `driver:${DRIVER_ID}`].map((account) =>
      world.ledger.balanceOf(account as `rider:${number}`),
    ),
  );
const OWES = `ride:${RIDE_ID}:rider:${ORGANIZER}`;
const captureInDashboard = (world: PaymentsWorld, intentId: string, cents: number) =>
  world.provider.capture(intentId, cents, `in the dashboard: ${intentId}`);
const heard = (world: PaymentsWorld, intentId: string) =>
  world.receive({ id: `evt_${intentId}`, type: 'payment_intent.succeeded', intentId });

describe('money that was captured in the provider’s dashboard', () => {
  const ALERT = 'payment:1:captured_elsewhere';

  /** @param known whether the webhook event of the capture has arrived */
  async function takenEarly(
    cents: number,
    { known = true, intentId = 'pi_1', payers = [] as number[] } = {},
  ): Promise<PaymentsWorld> {
    const world = await paidRide(...payers);
    await captureInDashboard(world, intentId, cents);
    if (known) await heard(world, intentId);
    return world;
  }

  it('alerts operations at once', async () => {
    const world = await takenEarly(5000);
    expect(world.alerts.open.get(ALERT)).toMatchObject({
      kind: 'captured_elsewhere',
      ours: 0,
      theirs: 5000,
      paymentId: 1,
    });
  });

  it('is refunded once when the ride is cancelled for free, whether we had learned of it or not', async () => {
    for (const known of [true, false]) {
      const world = await takenEarly(5000, { known });
      end(world, 'cancelled', { cancelRule: 'in_time' });
      await world.cancellations.settleCancellation(RIDE_ID);
      await world.cancellations.settleCancellation(RIDE_ID);
      await world.runJobs();
      expect([known, back(world), await balances(world)]).toEqual([known, [[1, ORGANIZER, 5000]], [0, 0, 0, 0]]);
      expect([world.alerts.open.size, world.receipts.issued]).toEqual([0, []]);
    }
  });

  it('keeps the fee, and nothing else, when the ride is cancelled late', async () => {
    for (const known of [true, false]) {
      const world = await takenEarly(5000, { known });
      end(world, 'cancelled', { cancelRule: 'late', cancelFee: 1250, cancelDriverPart: 1000 });
      await world.cancellations.settleCancellation(RIDE_ID);
      await world.cancellations.settleCancellation(RIDE_ID);
      await world.runJobs();
      expect([known, back(world), await balances(world)]).toEqual([known, [[1, ORGANIZER, 3750]], [0, 0, 1250, -1000]]);
      expect(world.receipts.issued.map(({ charged }) => charged)).toEqual([1250]);
      expect((await world.payments.listOfRide(RIDE_ID)).map(({ purpose }) => purpose)).toEqual(['ride']);
      expect(world.alerts.open.size).toBe(0);
    }
  });

  it('pays for the completed trip, and what exceeds the debt is refunded', async () => {
    for (const known of [true, false]) {
      const world = await takenEarly(5000, { known, payers: [FRIEND] });
      end(world, 'completed');
      await world.settlement.settleTrip(RIDE_ID);
      await world.runJobs();
      expect([known, back(world), await balances(world)]).toEqual([known, [[1, ORGANIZER, 1250]], [0, 0, 5000, -3649]]);
      expect((await payments(world))[1]).toBe('share captured 1250');
      expect(world.alerts.open.size).toBe(0);
    }
  });

  it('leaves the rest to be paid when it is less than the trip costs', async () => {
    const world = await takenEarly(1000);
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    expect(await balances(world)).toEqual([4000, 0, 1000, -3649]);
    expect(world.alerts.open.get(OWES)).toMatchObject({ kind: 'rider_owes', ours: 4000 });
  });

  it('in part leaves a debt even when we learn of it only as we capture', async () => {
    const world = await takenEarly(1000, { known: false });
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    expect(await balances(world)).toEqual([4000, 0, 1000, -3649]);
    expect(world.alerts.open.get(OWES)).toMatchObject({ kind: 'rider_owes', ours: 4000 });
    expect(world.mails.filter((mail) => mail.includes('$40.00 less than you owe'))).toHaveLength(1);
    expect(await payments(world)).toEqual(['ride captured 1000', 'debt created 0']);
  });

  it('from a member in part leaves the rest to the member, not to the organizer', async () => {
    const world = await takenEarly(200, { intentId: 'pi_2', payers: [FRIEND] });
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    expect(world.receipts.issued.map(({ charged }) => charged)).toEqual([3750, 1250]);
    expect(await balances(world)).toEqual([0, 1050, 3950, -3649]);
  });

  it('waives a rest that is too small to charge to a card', async () => {
    const world = await takenEarly(4970);
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    expect([await balances(world), await world.ledger.balanceOf('platform:losses'), world.alerts.open.size]).toEqual([
      [0, 0, 4970, -3649],
      30,
      0,
    ]);
  });

  it('settles a debt in full when the rest is too small for a card', async () => {
    const world = await paidRide();
    end(world, 'completed');
    world.provider.lapse('pi_1');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    const debt = (await world.payments.listOfRide(RIDE_ID)).at(-1)!;
    await world.intents.beginWith(world.rides.ride, async () => ({
      payment: (await world.payments.find(debt.id))!,
      earlier: [],
    }));
    world.provider.confirm('pi_2');
    await captureInDashboard(world, 'pi_2', 4970);
    await heard(world, 'pi_2');
    expect([await balances(world), await world.ledger.balanceOf('platform:losses'), world.alerts.open.size]).toEqual([
      [0, 0, 4970, -3649],
      30,
      0,
    ]);
    expect(world.mails.at(-1)).toContain(
      'We received $49.70 for ride R-007, charged to Visa ending 4242. You don’t owe anything more for it.',
    );
  });

  it('causes no further authorization', async () => {
    const world = await takenEarly(1250, { intentId: 'pi_2', payers: [FRIEND] });
    await expect(world.intents.begin(principal(FRIEND), RIDE_ID)).rejects.toMatchObject({ code: 'payment_not_due' });
  });
});

describe('money that was captured when it was no longer needed', () => {
  const leave = (world: PaymentsWorld) => {
    const { members } = world.members;
    world.members.members = members.filter((member) => member.userId !== FRIEND);
    return { comeBack: () => void (world.members.members = members) };
  };

  it.each([
    ['when we learned of it before', true],
    ['when we learned of it afterwards', false],
  ])('from a member who leaves is refunded %s, and they pay once more when they come back', async (_, known) => {
    const world = await paidRide(FRIEND);
    await captureInDashboard(world, 'pi_2', 1250);
    if (known) await heard(world, 'pi_2');
    const { comeBack } = leave(world);
    await world.departedShares.release(RIDE_ID, FRIEND);
    await world.departedShares.release(RIDE_ID, FRIEND);
    if (!known) await heard(world, 'pi_2');
    await world.runJobs();
    await heard(world, 'pi_2');
    expect([back(world), await payments(world)]).toEqual([
      [[2, FRIEND, 1250]],
      ['ride authorized 0', 'overpayment captured 1250'],
    ]);
    comeBack();
    await world.authorize(FRIEND);
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    expect(await payments(world)).toEqual(['ride captured 3750', 'overpayment captured 1250', 'share captured 1250']);
    expect([await balances(world), back(world).length]).toEqual([[0, 0, 5000, -3649], 1]);
  });

  it('is refunded when our own release comes too late, without any webhook event', async () => {
    const world = await paidRide(FRIEND);
    leave(world);
    await world.departedShares.release(RIDE_ID, FRIEND);
    await captureInDashboard(world, 'pi_2', 1250);
    await world.runJobs();
    expect([back(world), await balances(world)]).toEqual([[[2, FRIEND, 1250]], [0, 0, 0, 0]]);
  });

  /** A ride of 50.00 whose organizer requested a change to 60.00 and confirmed the hold increase. */
  async function asked({ possible = true } = {}): Promise<{ world: PaymentsWorld; done: number[] }> {
    const world = await paidRide();
    const done: number[] = [];
    world.asked.onIncreaseAuthorized(async (_tx, { amount }) => {
      if (possible) done.push(amount);
      return possible;
    });
    await world.asked.ask(world.tx, (await world.payments.find(1))!, 6000, 20);
    await world.intents.begin(principal(ORGANIZER), RIDE_ID);
    world.provider.confirm('pi_2');
    return { world, done };
  }

  it('from the whole hold increase is the payment of the change, and the smaller hold is released', async () => {
    const { world, done } = await asked();
    await captureInDashboard(world, 'pi_2', 6000);
    await heard(world, 'pi_2');
    await world.runJobs();
    expect([done, intents(world), await payments(world)]).toEqual([
      [6000],
      ['canceled 5000', 'succeeded 6000'],
      ['ride captured 6000'],
    ]);
    expect(world.alerts.open.get('payment:1:captured_elsewhere')).toMatchObject({ theirs: 6000 });
  });

  it.each([
    ['in part', 1000, true],
    ['for a change that is no longer possible', 6000, false],
  ])('from a hold increase %s is refunded, and the ride stays unchanged', async (_, cents, possible) => {
    const { world, done } = await asked({ possible });
    await captureInDashboard(world, 'pi_2', cents);
    await heard(world, 'pi_2');
    await world.runJobs();
    await heard(world, 'pi_2');
    expect([done, intents(world), await payments(world)]).toEqual([
      [],
      ['requires_capture 5000', 'succeeded 6000'],
      ['ride authorized 0', `overpayment captured ${cents}`],
    ]);
    expect(await world.payments.find(1)).toMatchObject({ amount: 5000, nextAmount: null, nextIntentId: null });
    expect([back(world), await balances(world)]).toEqual([[[2, ORGANIZER, cents]], [0, 0, 0, 0]]);
  });

  it('from the smaller hold, after the larger one replaced it, is refunded', async () => {
    const { world } = await asked();
    await world.lookups.refresh(principal(ORGANIZER), 1);
    await captureInDashboard(world, 'pi_1', 5000);
    await world.runJobs();
    expect([await payments(world), back(world)]).toEqual([
      ['ride authorized 0', 'overpayment captured 5000'],
      [[2, ORGANIZER, 5000]],
    ]);
    expect(await world.payments.find(1)).toMatchObject({ intentId: 'pi_2', amount: 6000 });
  });

  it('that we learn of while a debt is being captured is refunded once that is done', async () => {
    const { world } = await asked({ possible: false });
    await captureInDashboard(world, 'pi_2', 500);
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await heard(world, 'pi_2');
    // Our own release, which also looks it up, has already run.
    world.jobs.waiting = world.jobs.waiting.filter(({ data }) => (data as { intentId?: string }).intentId !== 'pi_2');
    expect([back(world), await balances(world)]).toEqual([[], [4500, 0, 500, -3649]]);
    await world.runJobs();
    expect([back(world), await balances(world)]).toEqual([[[2, ORGANIZER, 500]], [0, 0, 5000, -3649]]);
    expect(world.alerts.open.size).toBe(0);
  });

  it('pays a debt, cancels what was started for it, and says so', async () => {
    const { world } = await asked({ possible: false });
    end(world, 'completed');
    world.provider.lapse('pi_1');
    await world.settlement.settleTrip(RIDE_ID);
    world.jobs.waiting = world.jobs.waiting.filter(({ data }) => (data as { intentId?: string }).intentId !== 'pi_2');
    await world.runJobs();
    expect(await payments(world)).toEqual(['ride released 0', 'debt created 0']);
    await captureInDashboard(world, 'pi_2', 6000);
    await heard(world, 'pi_2');
    await world.runJobs();
    expect([await payments(world), back(world), await balances(world)]).toEqual([
      ['ride released 0', 'debt released 0', 'overpayment captured 6000'],
      [[3, ORGANIZER, 1000]],
      [0, 0, 5000, -3649],
    ]);
    expect(world.alerts.open.size).toBe(0);
    expect(world.mails.at(-1)).toContain('We received $50.00');
  });

  it('pays what its payer owes before any of it is refunded', async () => {
    const world = await paidRide();
    end(world, 'completed');
    world.provider.lapse('pi_1');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    expect(await balances(world)).toEqual([5000, 0, 0, -3649]);
    world.provider.intents.set('pi_1', { ...world.provider.intents.get('pi_1')!, status: 'succeeded', captured: 5000 });
    await heard(world, 'pi_1');
    expect([await balances(world), back(world)]).toEqual([[0, 0, 5000, -3649], []]);
  });
});
