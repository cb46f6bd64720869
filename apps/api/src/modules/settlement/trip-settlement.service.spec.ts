import {
  DRIVER_ID,
  end,
  FRIEND,
  ORGANIZER,
  paidRide,
  PaymentsWorld,
  principal,
  RIDE_ID,
} from './testing/payments-world';

const states = async (world: PaymentsWorld) =>
  (await world.payments.listRideAndShares(RIDE_ID)).map(({ state, captured }) => [state, captured]);

describe('a completed trip', () => {
  it('charges everyone what they owe, to the cent', async () => {
    const world = await paidRide(FRIEND);
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    expect(await states(world)).toEqual([
      ['captured', 3750],
      ['captured', 1250],
    ]);
    expect(world.receipts.history).toMatchObject([
      { userId: ORGANIZER, amount: 3750 },
      { userId: FRIEND, amount: 1250 },
    ]);
    expect(world.receipts.issued.map((receipt) => receipt.charged)).toEqual([3750, 1250]);
    expect(await world.ledger.balanceOf(`rider:${ORGANIZER}`)).toBe(0);
    expect(await world.ledger.balanceOf(`rider:${FRIEND}`)).toBe(0);
    expect(await world.ledger.balanceOf(`driver:${DRIVER_ID}`)).toBe(-3649);
    expect(await world.ledger.balanceOf('provider:clearing')).toBe(5000);
    expect(world.notes).toEqual(['hold_captured 37.50', 'hold_captured 12.50']);
  });

  it('charges less to a rider with credit, and the driver earns the same', async () => {
    const world = await paidRide(FRIEND);
    world.creditOf.set(ORGANIZER, 1000).set(FRIEND, 1250);
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    expect(await states(world)).toEqual([
      ['captured', 2750],
      ['released', 0],
    ]);
    expect(world.receipts.history).toMatchObject([{ amount: 2750 }, { amount: 0 }]);
    expect(world.receipts.issued.map(({ charged, paymentMethod }) => [charged, paymentMethod])).toEqual([
      [2750, 'Visa ending 4242'],
      [0, 'Credit'],
    ]);
    expect(world.receipts.issued.map(({ ownLines }) => ownLines.at(-1))).toEqual([
      { label: 'Credit', amount: '-10.00' },
      { label: 'Credit', amount: '-12.50' },
    ]);
    expect(await world.ledger.balanceOf(`driver:${DRIVER_ID}`)).toBe(-3649);
  });

  it('is settled once, however often it is requested', async () => {
    const world = await paidRide();
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await world.settlement.settleTrip(RIDE_ID);
    expect(world.jobs.waiting).toHaveLength(1);
    expect(world.receipts.issued).toHaveLength(2);
  });

  it('does not wait for shares that were started and not authorized', async () => {
    const world = await paidRide();
    await world.intents.begin(principal(FRIEND), RIDE_ID);
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    await world.runJobs();
    expect(await states(world)).toEqual([
      ['captured', 5000],
      ['released', 0],
    ]);
    expect(world.provider.intents.get('pi_2')?.status).toBe('canceled');
  });

  it('paid in cash leaves the money with the driver', async () => {
    const world = new PaymentsWorld({ paymentMethod: 'cash' });
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    expect(world.notes).toEqual(['cash_received 50.00']);
    expect(world.jobs.waiting).toEqual([]);
    expect(await world.ledger.balanceOf(`rider:${ORGANIZER}`)).toBe(0);
    expect(await world.ledger.balanceOf(`driver:${DRIVER_ID}`)).toBe(5000 - 3649);
    expect(world.receipts.issued[0]?.paymentMethod).toBe('Cash');
  });

  it('paid in too little cash leaves a debt: the person and operations are told, and no card is charged automatically', async () => {
    const world = new PaymentsWorld({ paymentMethod: 'cash' });
    end(world, 'completed', { cashReceived: 4200 });
    await world.settlement.settleTrip(RIDE_ID);
    await world.settlement.settleTrip(RIDE_ID);
    expect(world.notes).toEqual(['cash_received 42.00']);
    expect(await world.ledger.balanceOf(`rider:${ORGANIZER}`)).toBe(800);
    expect(await world.ledger.balanceOf(`driver:${DRIVER_ID}`)).toBe(4200 - 3649);
    expect(
      (await world.payments.listOfRide(RIDE_ID)).map(({ purpose, state, amount }) => [purpose, state, amount]),
    ).toEqual([['debt', 'created', 800]]);
    expect(world.alerts.open.get(`ride:${RIDE_ID}:rider:${ORGANIZER}`)).toMatchObject({
      kind: 'rider_owes',
      ours: 800,
      data: { why: expect.stringContaining('cash') },
    });
    expect(world.jobs.waiting).toEqual([]);
    expect(world.mails.filter((mail) => mail.includes('$8.00'))).toHaveLength(1);
  });

  it('in cash that operations recorded does not name the driver as who stated it', async () => {
    const world = new PaymentsWorld({ paymentMethod: 'cash' });
    world.rides.completedByOperations = true;
    end(world, 'completed', { cashReceived: 4200 });
    await world.settlement.settleTrip(RIDE_ID);
    const mail = world.mails.find((each) => each.includes('$8.00'));
    expect(mail).toContain('Our operations team');
    expect(mail).not.toContain('Your driver reported');
    expect(world.alerts.open.get(`ride:${RIDE_ID}:rider:${ORGANIZER}`)).toMatchObject({
      data: { failureCode: 'cash_short_by_operations' },
    });
  });

  it('paid in too little cash can still be paid with a card that was entered before a tip came', async () => {
    const world = new PaymentsWorld({ paymentMethod: 'cash' });
    end(world, 'completed', { cashReceived: 4200 });
    await world.settlement.settleTrip(RIDE_ID);
    const [debt] = await world.payments.listOfRide(RIDE_ID);
    await world.intents.beginWith(world.rides.ride, async () => ({ payment: debt!, earlier: [] }));
    const tip = await world.payments.open(world.tx, {
      rideId: RIDE_ID,
      payerId: ORGANIZER,
      purpose: 'tip',
      amount: 500,
    });
    await world.intents.beginWith(world.rides.ride, async () => ({ payment: tip, earlier: [] }));
    for (const intentId of ['pi_2', 'pi_1']) {
      await world.holds.apply(world.provider.confirm(intentId));
      await world.runJobs();
    }
    expect(
      (await world.payments.listOfRide(RIDE_ID)).map(({ purpose, state, captured }) => [purpose, state, captured]),
    ).toEqual([
      ['debt', 'captured', 800],
      ['tip', 'captured', 500],
    ]);
    expect([
      await world.ledger.balanceOf(`rider:${ORGANIZER}`),
      await world.ledger.balanceOf('provider:clearing'),
      world.alerts.open.size,
    ]).toEqual([0, 1300, 0]);
  });

  it('without any cash received makes the driver owe nothing, and what is too little for a card is our loss', async () => {
    const nothing = new PaymentsWorld({ paymentMethod: 'cash' });
    end(nothing, 'completed', { cashReceived: 0 });
    await nothing.settlement.settleTrip(RIDE_ID);
    expect([
      await nothing.ledger.balanceOf(`rider:${ORGANIZER}`),
      await nothing.ledger.balanceOf(`driver:${DRIVER_ID}`),
    ]).toEqual([5000, -3649]);
    const quarter = new PaymentsWorld({ paymentMethod: 'cash' });
    end(quarter, 'completed', { cashReceived: 4975 });
    await quarter.settlement.settleTrip(RIDE_ID);
    expect([
      await quarter.ledger.balanceOf(`rider:${ORGANIZER}`),
      await quarter.ledger.balanceOf('platform:losses'),
    ]).toEqual([0, 25]);
    expect([quarter.alerts.open.size, quarter.mails]).toEqual([0, []]);
  });

  it('alerts operations when the hold had lapsed', async () => {
    const world = await paidRide();
    world.provider.lapse('pi_1');
    await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_1' });
    end(world, 'completed');
    await world.settlement.settleTrip(RIDE_ID);
    expect(world.notes).toEqual(['capture_failed 50.00']);
    expect(
      (await world.payments.listOfRide(RIDE_ID)).map(({ purpose, state, recoverBefore }) => [
        purpose,
        state,
        recoverBefore,
      ]),
    ).toEqual([
      ['ride', 'released', null],
      ['debt', 'created', null],
    ]);
    await expect(world.intents.begin(principal(ORGANIZER), RIDE_ID)).rejects.toMatchObject({ code: 'payment_not_due' });
  });
});

describe('a cancelled ride', () => {
  it('releases every hold when cancelling is free', async () => {
    const world = await paidRide(FRIEND);
    end(world, 'cancelled', { cancelRule: 'in_time' });
    await world.cancellations.settleCancellation(RIDE_ID);
    await world.runJobs();
    expect(await states(world)).toEqual([
      ['released', 0],
      ['released', 0],
    ]);
    expect(world.notes).toEqual(['hold_released 50.00', 'share_released 12.50']);
    expect(world.ledger.lines).toEqual([]);
    expect(world.receipts.issued).toEqual([]);
  });

  it('captures the fee from the organizer’s hold when cancelled too late, and releases the others', async () => {
    const world = await paidRide(FRIEND);
    end(world, 'cancelled', { cancelRule: 'late', cancelFee: 1250, cancelDriverPart: 1000 });
    await world.cancellations.settleCancellation(RIDE_ID);
    await world.cancellations.settleCancellation(RIDE_ID);
    expect(world.jobs.waiting.map(({ job }) => job.name)).toEqual(['capture-hold', 'release-hold']);
    await world.runJobs();
    expect(await states(world)).toEqual([
      ['captured', 1250],
      ['released', 0],
    ]);
    expect(await world.ledger.balanceOf(`driver:${DRIVER_ID}`)).toBe(-1000);
    expect(await world.ledger.balanceOf('platform:fees')).toBe(-250);
    expect(await world.ledger.balanceOf(`rider:${ORGANIZER}`)).toBe(0);
    expect(world.receipts.issued.map((receipt) => [receipt.payerId, receipt.charged])).toEqual([[ORGANIZER, 1250]]);
  });

  it('leaves nothing to pay when cancelled before it was paid', async () => {
    const world = new PaymentsWorld();
    await world.intents.begin(principal(ORGANIZER), RIDE_ID);
    end(world, 'cancelled', { driverId: null });
    await world.cancellations.settleCancellation(RIDE_ID);
    await world.runJobs();
    expect(await states(world)).toEqual([['released', 0]]);
    expect(world.notes).toEqual([]);
  });

  it('releases a hold that is reported afterwards', async () => {
    const world = new PaymentsWorld();
    await world.intents.begin(principal(ORGANIZER), RIDE_ID);
    end(world, 'cancelled', { driverId: null });
    world.provider.confirm('pi_1');
    await world.receive({ id: 'evt_1', intentId: 'pi_1' });
    await world.runJobs();
    expect(world.provider.intents.get('pi_1')?.status).toBe('canceled');
    expect(await states(world)).toEqual([['released', 0]]);
  });
});

describe('a member who leaves', () => {
  it('gets the hold of their share released', async () => {
    const world = await paidRide(FRIEND);
    world.rides.recorded.length = 0;
    world.members.members = world.members.members.filter((member) => member.userId !== FRIEND);
    await world.departedShares.release(RIDE_ID, FRIEND);
    await world.runJobs();
    expect(await states(world)).toEqual([
      ['authorized', 0],
      ['released', 0],
    ]);
    expect(world.notes).toEqual(['share_released 12.50']);
  });

  it('and rejoins while it cannot be released pays with another one, never with both', async () => {
    const world = await paidRide(FRIEND);
    const seats = world.members.members;
    world.members.members = seats.filter((member) => member.userId !== FRIEND);
    await world.departedShares.release(RIDE_ID, FRIEND);
    world.members.members = seats;
    world.provider.failNext('cancel', 'unreachable');
    await expect(world.intents.begin(principal(FRIEND), RIDE_ID)).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
    });
    await world.authorize(FRIEND);
    await world.runJobs();
    expect([...world.provider.intents.values()].map(({ status }) => status)).toEqual([
      'requires_capture',
      'canceled',
      'requires_capture',
    ]);
    expect((await states(world)).map(([state]) => state)).toEqual(['authorized', 'released', 'authorized']);
  });

  it('keeps the hold when they have rejoined', async () => {
    const world = await paidRide(FRIEND);
    await world.departedShares.release(RIDE_ID, FRIEND);
    expect(world.jobs.waiting).toEqual([]);
  });
});

describe('a fee without a hold', () => {
  /** A ride booked far enough ahead to store the card, and cancelled with a fee before the hold is authorized. */
  async function cancelledBeforeTheHold(refused = false): Promise<PaymentsWorld> {
    const world = new PaymentsWorld({
      bookingType: 'scheduled',
      scheduledAt: new Date(Date.now() + 8 * 24 * 3_600_000),
    });
    const { id } = await world.intents.begin(principal(ORGANIZER), RIDE_ID);
    world.cardsProvider.finish('seti_1', 'pm_visa');
    await world.lookups.refresh(principal(ORGANIZER), id);
    end(world, 'cancelled', { cancelRule: 'late', cancelFee: 1250, cancelDriverPart: 1000 });
    world.jobs.waiting.length = 0;
    world.notes.length = 0;
    if (refused) world.provider.declines.set('pm_visa', 'card_declined');
    await world.cancellations.settleCancellation(RIDE_ID);
    await world.cancellations.settleCancellation(RIDE_ID);
    return world;
  }
  const ALERT = `ride:${RIDE_ID}:rider:${ORGANIZER}`;

  it('is charged to the stored card once, and has a receipt then', async () => {
    const world = await cancelledBeforeTheHold();
    expect(world.receipts.issued).toEqual([]);
    await world.runJobs();
    expect(
      (await world.payments.listOfRide(RIDE_ID)).map(({ purpose, state, captured }) => [purpose, state, captured]),
    ).toEqual([
      ['ride', 'released', 0],
      ['debt', 'captured', 1250],
    ]);
    expect(await world.ledger.balanceOf(`rider:${ORGANIZER}`)).toBe(0);
    expect(await world.ledger.balanceOf('provider:clearing')).toBe(1250);
    expect(await world.ledger.balanceOf(`driver:${DRIVER_ID}`)).toBe(-1000);
    expect(world.receipts.issued.map(({ charged, paymentMethod }) => [charged, paymentMethod])).toEqual([
      [1250, 'Visa ending 4242'],
    ]);
    expect(world.alerts.open.size).toBe(0);
    expect(world.notifications).toEqual([]);
  });

  it('stays owed when the card is declined, and the person and operations are told', async () => {
    const world = await cancelledBeforeTheHold(true);
    await world.runJobs();
    expect(await world.ledger.balanceOf(`rider:${ORGANIZER}`)).toBe(1250);
    expect(await world.ledger.balanceOf('provider:clearing')).toBe(0);
    expect(world.receipts.issued).toEqual([]);
    expect(world.alerts.open.get(ALERT)).toMatchObject({ kind: 'rider_owes', ours: 1250, theirs: 0 });
    expect(world.mails.filter((mail) => mail.includes('$12.50'))).toHaveLength(1);
    expect(world.notifications).toEqual([[ORGANIZER, 'payment_owed']]);
    expect(world.notes).toEqual(['capture_failed 12.50']);
  });

  it('is confirmed by mail when it is paid after its capture failed, because its receipt exists already', async () => {
    const world = await paidRide();
    await world.keepCard('pm_visa');
    await world.payments.change(world.tx, 1, ['authorized'], { state: 'authorized', methodId: 'pm_visa' });
    end(world, 'cancelled', { cancelRule: 'late', cancelFee: 1250, cancelDriverPart: 1000 });
    await world.cancellations.settleCancellation(RIDE_ID);
    world.provider.lapse('pi_1');
    await world.runJobs();
    expect(await world.ledger.balanceOf(`rider:${ORGANIZER}`)).toBe(0);
    expect(world.receipts.issued).toHaveLength(1);
    expect(world.mails).toEqual([expect.stringContaining('We received $12.50')]);
  });

  it('is not counted as received when the hold lapsed before the settlement or before the capture', async () => {
    for (const first of [true, false]) {
      const world = await paidRide();
      end(world, 'cancelled', { cancelRule: 'late', cancelFee: 1250, cancelDriverPart: 1000 });
      world.provider.lapse('pi_1');
      if (first) await world.receive({ id: 'evt_1', type: 'payment_intent.canceled', intentId: 'pi_1' });
      await world.cancellations.settleCancellation(RIDE_ID);
      await world.runJobs();
      expect(await world.ledger.balanceOf('provider:clearing')).toBe(0);
      expect(await world.ledger.balanceOf(`rider:${ORGANIZER}`)).toBe(1250);
      expect(world.alerts.open.get(ALERT)).toMatchObject({ ours: 1250 });
    }
  });
});
