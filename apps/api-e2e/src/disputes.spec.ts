import type { Client } from './support/api';
import { cancel, preview } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import type { PaidRides } from './support/paid-rides';
import { headersOf, PDF, photo } from './support/documents';
import { expectStatus, operatorWithRole, type Person } from './support/people';
import { until } from './support/rides';

const FEE = 1500;
const REPORTS = ['created', 'funds_withdrawn', 'updated', 'funds_reinstated', 'closed'].map(
  (what) => `charge.dispute.${what}`,
);

interface Listed {
  id: string;
  rideId: number;
  paymentId: number;
  state: string;
  amount: string;
  fee: string;
  evidenceDueAt: string | null;
  closedAt: string | null;
}

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const amount = (cents: number) => (cents / 100).toFixed(2);
const listed = async (rideId: number) =>
  ((await expectStatus(operations.client.get('/api/admin/disputes'), 200)).body as Listed[]).find(
    (each) => each.rideId === rideId,
  );
const inState = (rideId: number, state: string) =>
  until(
    () => listed(rideId),
    (found) => found?.state === state,
  ) as Promise<Listed>;
const receipt = async (who: Person, rideId: number) =>
  (await expectStatus(who.client.get(`/api/rides/${rideId}/receipt`), 200)).body;
const charge = async (rideId: number) =>
  (await expectStatus(operations.client.get(`/api/admin/rides/${rideId}/charges`), 200)).body.payers[0];
const told = async (who: Person, rideId: number) =>
  (await world.eventTypes(who, rideId)).filter((type) => type.includes('dispute'));

/** Our cost of disputes so far, in cents. */
const cost = () => world.balance('platform:disputes');

async function disputedAtProvider(rideId: number) {
  const [intent] = await world.cards.intentsOf(rideId);
  return (await until(
    () => world.cards.disputeOf(intent!.id),
    (found) => found !== undefined,
  ))!;
}

/** What holds while the bank keeps the money, whatever it has decided. */
async function expectMoneyGone({ organizer, ride, total }: { organizer: Person; ride: { id: number }; total: number }) {
  expect(await operations.booked(ride.id, 'dispute')).toEqual([
    `provider:clearing ${-total}`,
    `platform:disputes ${total}`,
  ]);
  expect(await operations.booked(ride.id, 'dispute_fee')).toEqual([
    `provider:clearing ${-FEE}`,
    `platform:disputes ${FEE}`,
  ]);
  expect(await charge(ride.id)).toMatchObject({
    captured: amount(total),
    disputed: amount(total),
    charged: '0.00',
    payments: [{ disputed: true, refundable: '0.00' }],
  });
  expect(await receipt(organizer, ride.id)).toMatchObject({
    charged: amount(total),
    takenBack: [{ amount: amount(total) }],
    net: '0.00',
  });
}

it('an open dispute takes the money and a fee, the driver is still paid, evidence is requested, and winning returns all but the fee', async () => {
  const before = await cost();
  const charged = await world.chargedRide('pm_card_createDispute');
  const { organizer, ride, driver, paymentId, total } = charged;
  const earned = await world.balance(`driver:${driver.driverId}`);
  const open = await inState(ride.id, 'needs_response');
  expect(open).toMatchObject({ paymentId, amount: amount(total), fee: '15.00', closedAt: null });
  expect(Date.parse(open.evidenceDueAt!)).toBeGreaterThan(Date.now());
  await expectMoneyGone(charged);
  expect(await operations.alerts(ride.id)).toMatchObject([
    { kind: 'dispute_open', ours: amount(total), data: { evidenceDueAt: open.evidenceDueAt } },
  ]);
  const asked = { paymentId, amount: '1.00', reason: 'goodwill' };
  expect(
    (
      await operations.client.post(`/api/admin/rides/${ride.id}/refunds`, asked, {
        'idempotency-key': 'while-disputed',
      })
    ).body.code,
  ).toBe('refund_not_possible');
  expect(await operations.reconcile()).toMatchObject({ differences: 0 });

  await world.cards.winDispute(open.id);
  expect(await inState(ride.id, 'won')).toMatchObject({ closedAt: expect.any(String) });
  expect(await operations.booked(ride.id, 'dispute_won')).toEqual([
    `provider:clearing ${total}`,
    `platform:disputes ${-total}`,
  ]);
  expect(await cost()).toBe(before + FEE);
  expect(await world.balance(`driver:${driver.driverId}`)).toBe(earned);
  expect(await operations.alerts(ride.id)).toEqual([]);
  expect(await charge(ride.id)).toMatchObject({
    disputed: '0.00',
    charged: amount(total),
    payments: [{ disputed: false, refundable: amount(total) }],
  });
  expect(await receipt(organizer, ride.id)).toMatchObject({ takenBack: [], net: amount(total) });
  expect(await operations.reconcile()).toMatchObject({ differences: 0 });
  expect(await told(organizer, ride.id)).toEqual(['payment_disputed', 'dispute_won']);
});

it('a lost dispute is our cost, not the driver’s, and repeated webhook events change nothing', async () => {
  const before = await cost();
  const charged = await world.chargedRide('pm_card_createDispute');
  const { organizer, ride, driver, total } = charged;
  const earned = await world.balance(`driver:${driver.driverId}`);
  const { id } = await inState(ride.id, 'needs_response');
  await world.cards.loseDispute(id);
  await inState(ride.id, 'lost');
  await world.cards.resendAbout(id, [...REPORTS, ...REPORTS]);
  expect(await listed(ride.id)).toMatchObject({ state: 'lost', fee: '15.00', closedAt: expect.any(String) });
  await expectMoneyGone(charged);
  expect(await cost()).toBe(before + total + FEE);
  expect(await world.balance(`driver:${driver.driverId}`)).toBe(earned);
  expect(await operations.booked(ride.id, 'driver_reversal')).toEqual([]);
  expect(await operations.alerts(ride.id)).toEqual([]);
  expect(await told(organizer, ride.id)).toEqual(['payment_disputed', 'dispute_lost']);
  expect(await operations.reconcile()).toMatchObject({ differences: 0 });
});

it('a dispute is booked the same when its webhook events arrive late and in reverse order', async () => {
  const before = await cost();
  const { organizer, ride, total } = await world.chargedRide('pm_card_createDispute');
  await world.cards.allDelivered();
  await world.cards.deliverWebhooks('drop');
  const { id } = await disputedAtProvider(ride.id);
  await world.cards.winDispute(id);
  const last = await until(
    () => disputedAtProvider(ride.id),
    ({ status }) => status === 'won',
  );
  await world.cards.deliverWebhooks('deliver');
  await world.cards.resendAbout(last.id, [...REPORTS].reverse());
  await world.cards.resendAbout(last.id, REPORTS);
  expect(await inState(ride.id, 'won')).toMatchObject({ amount: amount(total), fee: '15.00' });
  expect(await cost()).toBe(before + FEE);
  expect(
    (await operations.booked(ride.id, 'dispute')).length + (await operations.booked(ride.id, 'dispute_won')).length,
  ).toBe(4);
  expect(await told(organizer, ride.id)).toEqual(['payment_disputed', 'dispute_won']);
  expect(await operations.alerts(ride.id)).toEqual([]);
  expect(await operations.reconcile()).toMatchObject({ differences: 0 });
});

it('a dispute of money that a cancellation would refund: no refund is promised; when it is won, we refund or alert operations', async () => {
  const { organizer, ride, total } = await world.paidRide({}, 'pm_card_createDispute');
  const [intent] = await world.cards.intentsOf(ride.id);
  await world.cards.capture(intent!.id);
  const { id } = await inState(ride.id, 'needs_response');
  const shown = await preview(organizer, ride.id);
  expect(shown).toMatchObject({ fee: '0.00', refunded: '0.00' });
  await expectStatus(cancel(organizer, ride.id, { token: shown.token }), 200);
  await world.cards.winDispute(id);
  await inState(ride.id, 'won');
  // The provider refuses to refund a payment that was disputed, so an operator must act.
  const alert = await until(
    async () => (await operations.alerts(ride.id)).find(({ kind }) => kind === 'refund_failed'),
    (found) => found !== undefined,
  );
  expect(alert).toMatchObject({ ours: amount(total), theirs: '0.00' });
});

it.each(['before', 'after'])(
  'a dispute of money that a cancellation refunds, lost %s the ride was cancelled, costs us nothing: the bank has refunded it',
  async (when) => {
    const before = await cost();
    const { organizer, ride, total } = await world.paidRide({}, 'pm_card_createDispute');
    const [intent] = await world.cards.intentsOf(ride.id);
    await world.cards.capture(intent!.id);
    const { id } = await inState(ride.id, 'needs_response');
    const lose = async () => {
      await world.cards.loseDispute(id);
      await inState(ride.id, 'lost');
    };
    if (when === 'before') await lose();
    await expectStatus(cancel(organizer, ride.id, { token: (await preview(organizer, ride.id)).token }), 200);
    const evenedOut = when === 'before' ? 0 : -total;
    await until(
      () => world.balance(`rider:${organizer.id}`),
      (balance) => balance === evenedOut,
    );
    if (when === 'after') await lose();
    await until(cost, (now) => now === before + FEE);
    await world.cards.resendAbout(id, REPORTS);
    expect([await world.balance(`rider:${organizer.id}`), await cost()]).toEqual([0, before + FEE]);
    await operations.reconcile();
    expect(await operations.alerts(ride.id)).toEqual([]);
  },
);

const caseOf = async (id: string) =>
  (await expectStatus(operations.client.get(`/api/admin/disputes/${id}`), 200)).body as Record<string, unknown>;
const save = (who: Client, id: string, version: number, statement: string) =>
  who.put(`/api/admin/disputes/${id}/evidence`, { statement, version });
const submit = (who: Client, id: string, version: number) =>
  who.post(`/api/admin/disputes/${id}/evidence/submission`, { version });
async function addFile(
  who: Client,
  id: string,
  version: number,
  bytes: Uint8Array | string,
  kind = 'receipt',
  name = 'Café receipt.PDF',
) {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : Buffer.from(bytes)]), name);
  const path = `/api/admin/disputes/${id}/evidence/files?kind=${kind}&version=${version}`;
  const answer = await fetch(world.api.url + path, { method: 'POST', body: form, headers: headersOf(who) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const evidenceEvents = async (rideId: number) =>
  (
    await world.api.query<{ actor_kind: string; data: object }>(
      `SELECT actor_kind, data FROM ride_events WHERE ride_id = $1 AND type = 'dispute_evidence_submitted'`,
      [rideId],
    )
  ).map(({ actor_kind: actor, data }) => ({ actor, ...data }));

it('evidence is kept as a draft with its files when the provider fails, and submitted once by two operators at the same time', async () => {
  const { ride, organizer } = await world.chargedRide('pm_card_createDispute');
  const { id } = await inState(ride.id, 'needs_response');
  const finance = await operatorWithRole(world.api, 'finance');
  const viewer = await operatorWithRole(world.api, 'support');
  const before = await caseOf(id);
  expect(before).toMatchObject({ evidenceState: 'draft', canChange: true, version: 0, statement: '', files: [] });
  expect(String(before['proposal'])).toMatch(
    new RegExp(`ride ${ride.id} from .+ to .+\\.\n.*The trip was completed on`, 's'),
  );
  expect((await submit(finance.client, id, 1)).body.code).toBe('dispute_evidence_missing');
  expect((await save(viewer.client, id, 0, 'No')).status).toBe(403);
  expect((await addFile(viewer.client, id, 0, PDF)).status).toBe(403);

  await expectStatus(save(finance.client, id, 0, 'They boarded.'), 200);
  expect((await save(operations.client, id, 0, 'Another text')).body.code).toBe('dispute_evidence_changed');
  expect((await save(operations.client, id, 1, 'x'.repeat(20_001))).body).toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'statement' }],
  });
  expect(await addFile(finance.client, id, 1, 'plain text')).toMatchObject({
    status: 415,
    body: { code: 'document_type_refused', errors: [{ field: 'file' }] },
  });
  expect((await addFile(finance.client, id, 1, Buffer.alloc(4_500_001))).status).toBe(413);

  await world.cards.failNext({ path: '/v1/files', when: 'before', status: 500, times: 2 });
  expect((await addFile(finance.client, id, 1, PDF)).body['code']).toBe('payment_provider_unavailable');
  const image = await photo();
  expect(await addFile(finance.client, id, 1, image, 'other')).toMatchObject({ status: 201, body: { version: 2 } });
  expect((await addFile(finance.client, id, 1, image, 'other')).body).toMatchObject({ version: 2 });
  expect((await addFile(finance.client, id, 2, PDF)).body).toMatchObject({
    version: 3,
    statement: 'They boarded.',
    files: [{ kind: 'other' }, { kind: 'receipt', name: 'Café receipt.pdf', uploadedBy: finance.name }],
  });
  // Another file in between, then the first picture under another name.
  await expectStatus(addFile(finance.client, id, 3, PDF, 'other'), 201);
  expect(await addFile(finance.client, id, 4, image, 'other', 'renamed.png')).toMatchObject({
    status: 201,
    body: { version: 5, files: [{ kind: 'receipt' }, { kind: 'other', name: 'renamed.jpg' }] },
  });

  await world.cards.failNext({ path: `/v1/disputes/${id}`, when: 'before', status: 500, times: 2 });
  expect((await submit(finance.client, id, 5)).body.code).toBe('payment_provider_unavailable');
  expect(await caseOf(id)).toMatchObject({
    evidenceState: 'draft',
    version: 6,
    statement: 'They boarded.',
    canChange: true,
  });
  expect(await evidenceEvents(ride.id)).toEqual([]);
  expect((await submit(finance.client, id, 5)).body.code).toBe('dispute_evidence_changed');

  const answers = await Promise.all([submit(finance.client, id, 6), submit(operations.client, id, 6)]);
  for (const { status } of answers) expect([200, 409, 503]).toContain(status);
  expect(await inState(ride.id, 'under_review')).toMatchObject({ id });
  const sent = await disputedAtProvider(ride.id);
  expect(sent).toMatchObject({
    evidence: { uncategorized_text: 'They boarded.', receipt: expect.stringMatching(/^file_/) },
    evidence_details: { submission_count: 1 },
  });
  await world.cards.allDelivered();
  expect(await caseOf(id)).toMatchObject({ evidenceState: 'submitted', canChange: false });
  expect(await evidenceEvents(ride.id)).toEqual([expect.objectContaining({ actor: 'admin', disputeId: id })]);
  expect(await operations.alerts(ride.id)).toEqual([]);
  expect(await told(organizer, ride.id)).toEqual(['payment_disputed']);
  expect(
    await world.api.query(`SELECT 1 FROM audit_log WHERE action = 'submit_dispute_evidence' AND subject = $1`, [
      `dispute:${id}`,
    ]),
  ).toHaveLength(2);
  for (const late of [save(finance.client, id, 6, 'More'), submit(finance.client, id, 6)])
    expect((await late).body.code).toBe('dispute_evidence_given');
  expect((await addFile(finance.client, id, 6, PDF)).body['code']).toBe('dispute_evidence_given');
});

it('evidence whose response was lost is found at the provider, and none is accepted after the deadline or the decision', async () => {
  const { ride } = await world.chargedRide('pm_card_createDispute');
  const { id } = await inState(ride.id, 'needs_response');
  await expectStatus(save(operations.client, id, 0, 'They boarded.'), 200);
  await world.api.query(`UPDATE disputes SET evidence_due_at = now() - interval '1 minute' WHERE id = $1`, [id]);
  for (const late of [save(operations.client, id, 1, 'More'), submit(operations.client, id, 1)])
    expect((await late).body.code).toBe('dispute_evidence_too_late');
  expect(await caseOf(id)).toMatchObject({ canChange: false });
  await world.api.query(`UPDATE disputes SET evidence_due_at = now() + interval '1 day' WHERE id = $1`, [id]);

  await world.cards.failNext({ path: `/v1/disputes/${id}`, when: 'after', status: 500, times: 1 });
  expect(await submit(operations.client, id, 1)).toMatchObject({ status: 200, body: { evidenceState: 'submitted' } });
  expect(await evidenceEvents(ride.id)).toHaveLength(1);

  const lost = await world.chargedRide('pm_card_createDispute');
  const other = await inState(lost.ride.id, 'needs_response');
  await world.cards.loseDispute(other.id);
  await inState(lost.ride.id, 'lost');
  expect((await save(operations.client, other.id, 0, 'More')).body.code).toBe('dispute_evidence_closed');
});
