import { confirmIntent } from './cards';
import type { Answer, Client } from './api';
import type { MoneyWorld } from './money-world';
import { guestJoins, guestSignsIn } from './money-guests';
import type { Rider, Scene } from './money-scene';
import { pledgeTerms, passDeadline } from './money-pledges';
import { book, completeTrip, offerTo } from './rides';

/** Everything that people, operators and the outside world may do at any moment, sensible or not. `a` and `b` choose among the options. */
export const ACTIONS = [
  'pay',
  'pay',
  'pay_saved',
  'pay_saved',
  'join',
  'join',
  'guest',
  'deadline',
  'leave',
  'split',
  'consent',
  'resize',
  'resize',
  'promo',
  'unchange',
  'accept',
  'accept',
  'arrive',
  'verify',
  'start',
  'complete',
  'complete',
  'cancel',
  'operator_fee',
  'release',
  'no_show',
  'nobody_came',
  'settle_up',
  'guest_signs_in',
  'pay_debt',
  'tip',
  'refund',
  'bend_reports',
  'lose_answer',
  'kill',
  'kill_during',
  'kill_during',
] as const;

export interface Step {
  action: (typeof ACTIONS)[number];
  a: number;
  b: number;
}

const CARDS = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_visa_chargeDeclined',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
  'pm_card_authenticationRequired',
];
/** Cards for a ride far ahead; the last one is declined when it is authorized. */
const SAVED = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_visa', 'pm_card_chargeCustomerFail'];
/** Codes that anyone can use: one that leaves something to pay, and one that leaves nothing. */
export const PROMOTIONS = [
  { code: 'FIVEOFF', maxDiscount: '5.00' },
  { code: 'ALLOFF', maxDiscount: '500.00' },
] as const;
const MODES = ['cover', 'pledge', 'cover', 'custom', 'pledge', 'sponsor'] as const;
const REASONS = ['driver_fault', 'goodwill', 'charged_wrongly'];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** A ride for three to five, not paid yet. A pledge starts in some days: some of them far ahead, on saved cards. */
export async function newScene(
  world: MoneyWorld,
  operations: Client,
  { a, b }: { a: number; b: number },
): Promise<Scene> {
  const [organizer, ...friends] = await Promise.all([world.person(), world.person(), world.person(), world.person()]);
  const driver = await world.driver();
  const splitMode = pick(MODES, a);
  const ride = await book(organizer!, {
    groupSize: 3 + (b % 3),
    paymentMethod: 'card',
    splitMode,
    ...(splitMode === 'pledge' ? pledgeTerms(a, b) : {}),
    ...(splitMode === 'custom'
      ? {
          shares: [
            { seat: 1, amount: '7.77' },
            { seat: 2, amount: '0.50' },
          ],
        }
      : {}),
  });
  return {
    world,
    operations,
    rideId: ride.id,
    organizer: organizer!,
    friends,
    driver,
    guests: [],
    isPledge: splitMode === 'pledge',
    log: [`book ${splitMode} ${ride.totalCost}`],
  };
}

/** Tries one thing. Refusals are fine; failures of the server are not. */
export async function take(scene: Scene, { action, a, b }: Step): Promise<void> {
  const answers = await DOING[action](scene, a, b);
  const said = answers
    .map(({ status, body }) => (status < 400 ? String(status) : `${status} ${body?.code ?? ''}`))
    .join(', ');
  scene.log.push(`${action} ${a} ${b}: ${said}`);
  for (const { status, body } of answers) {
    if (status >= 500 && status !== 503)
      throw new Error(`${action} was answered ${status}: ${JSON.stringify(body)}\n${scene.log.join('\n')}`);
  }
}

type Doing = (scene: Scene, a: number, b: number) => Promise<Answer[]>;

const ride = (scene: Scene, rest = '') => `/api/rides/${scene.rideId}${rest}`;
const everyone = ({ organizer, friends, guests }: Scene): Rider[] => [organizer, ...friends, ...guests];
const step = (scene: Scene, status: string) =>
  scene.driver.client.patch(ride(scene, '/status'), { status, reason: 'A phone is empty' });

/** The provider may break off the form's call, as `lose_answer` asks it to: then only a look-up tells what came of it. */
function whenCutOff(error: unknown): void {
  const { cause } = error as { cause?: { code?: string } };
  if (cause?.code !== 'UND_ERR_SOCKET' && cause?.code !== 'ECONNRESET') throw error;
}

/** Starts a payment, acts as the payment form does with a card, and lets the server look it up or not. */
async function confirmed(scene: Scene, who: Rider, begun: Answer, a: number, b: number): Promise<Answer[]> {
  if (begun.status !== 200) return [begun];
  if (begun.body.mode === 'setup') await scene.world.cards.confirmSetup(begun.body.clientSecret, pick(SAVED, a));
  else await confirmIntent(scene.world.api, begun.body.clientSecret, pick(CARDS, a)).catch(whenCutOff);
  return b % 3 === 0 ? [begun] : [begun, await who.client.post(`/api/payments/${begun.body.paymentId}/refresh`)];
}

const DOING: Record<Step['action'], Doing> = {
  pay: async (scene, a, b) => {
    const who = pick([scene.organizer, ...everyone(scene)], b);
    return confirmed(scene, who, await who.client.post('/api/create-payment-intent', { rideId: scene.rideId }), a, b);
  },
  pay_saved: async (scene, a, b) => {
    const who = pick([scene.organizer, ...everyone(scene)], b);
    const setup = await who.client.post('/api/cards/setup');
    if (setup.status !== 200) return [setup];
    await scene.world.cards.confirmSetup(
      setup.body.clientSecret,
      pick(['pm_card_visa', 'pm_card_mastercard', 'pm_card_chargeCustomerFail'], a),
    );
    const saved = await who.client.post('/api/cards/refresh');
    const begun = await who.client.post('/api/create-payment-intent', { rideId: scene.rideId });
    if (saved.status !== 200 || begun.status !== 200 || saved.body.length === 0) return [setup, saved, begun];
    return [begun, await who.client.post(`/api/payments/${begun.body.paymentId}/card`, { cardId: saved.body[0].id })];
  },
  join: async (scene, a) => {
    const friend = pick(scene.friends, a);
    const link = await scene.organizer.client.post(ride(scene, '/join-link'));
    if (link.status !== 201) return [link];
    const shown = await friend.client.get(`/api/join/${link.body.token}`);
    return [link, await friend.client.post(`/api/join/${link.body.token}`, { share: shown.body.share })];
  },
  guest: guestJoins,
  guest_signs_in: guestSignsIn,
  pay_debt: async (scene, a, b) => {
    const who = pick(everyone(scene), b);
    return confirmed(scene, who, await who.client.post(ride(scene, '/debt')), a, b);
  },
  operator_fee: async (scene, a) => [
    await scene.operations.post(`/api/admin/rides/${scene.rideId}/cancel`, {
      reason: 'The street is closed',
      ...(a % 3 === 0 ? {} : { fee: `${a % 7}.50` }),
    }),
  ],
  deadline: async (scene, a) => {
    if (scene.isPledge) await passDeadline(scene.world.api, scene.rideId, a % 2 === 0);
    return [];
  },
  settle_up: async (scene, a, b) => {
    const friend = pick(scene.friends, a);
    const list = await friend.client.get(ride(scene, '/settle-ups'));
    const own = list.status === 200 ? list.body.settleUps[0] : undefined;
    if (!own) return [list];
    const paid = { method: b % 2 === 0 ? 'cash' : 'venmo', amount: own.amount };
    return [
      await friend.client.post(ride(scene, '/settle-ups'), paid),
      await scene.organizer.client.post(ride(scene, `/settle-ups/${own.userId}/confirmation`), paid),
    ];
  },
  leave: async (scene, a) => [
    await pick([...scene.friends, ...scene.guests], a).client.delete(ride(scene, '/members/me')),
  ],
  split: async (scene, a, b) => {
    const shares = [
      { seat: 1, amount: `${5 + (a % 9)}.00` },
      { seat: 2, amount: `${b % 7}.50` },
    ];
    return [
      await scene.organizer.client.put(
        ride(scene, '/split'),
        a % 4 === 0 ? { mode: 'cover' } : { mode: 'custom', shares },
      ),
    ];
  },
  consent: async (scene, a, b) => {
    const friend = pick([...scene.friends, ...scene.guests], a);
    const members = await friend.client.get(ride(scene, '/members'));
    const own =
      members.status === 200
        ? (members.body as { isYou: boolean; share: string }[]).find(({ isYou }) => isYou)
        : undefined;
    return own
      ? [await friend.client.post(ride(scene, '/consent'), { share: own.share, agree: b % 3 !== 0 })]
      : [members];
  },
  resize: async (scene, a, b) => changed(scene, { groupSize: 2 + (a % 5) }, a, b),
  promo: async (scene, a, b) =>
    changed(scene, a % 3 === 0 ? { withoutPromotion: true } : { promoCode: pick(PROMOTIONS, a).code }, a, b),
  unchange: async (scene) => [await scene.organizer.client.delete(ride(scene, '/changes'))],
  accept: async (scene) => {
    await offerTo(scene.world.api, scene.rideId, [scene.driver.driverId]);
    return [await scene.driver.client.post(ride(scene, `/accept/${scene.driver.driverId}`))];
  },
  arrive: async (scene) => {
    if (!scene.isPledge) return [await step(scene, 'arrived')];
    await scene.world.api.query(`UPDATE rides SET scheduled_at = now() WHERE id = $1 AND status = 'confirmed'`, [
      scene.rideId,
    ]);
    return [await step(scene, 'en_route'), await step(scene, 'arrived')];
  },
  verify: async (scene, a) => {
    const who = pick(everyone(scene), a);
    const own = await who.client.get(ride(scene, '/verification'));
    return own.status === 200
      ? [own, await scene.driver.client.post(ride(scene, '/verify'), { code: own.body.code })]
      : [own];
  },
  start: async (scene) => [await step(scene, 'in_progress')],
  complete: async (scene) => [await completeTrip(scene.driver, scene.rideId)],
  cancel: async (scene, a) => {
    const preview = await scene.organizer.client.get(ride(scene, '/cancellation'));
    if (preview.status !== 200) return [preview];
    if (a % 5 === 0) return [await scene.operations.post(ride(scene, '/cancel'), { reason: 'Storm' })];
    return [preview, await scene.organizer.client.post(ride(scene, '/cancel'), { token: preview.body.token })];
  },
  release: async (scene) => [await scene.driver.client.post(ride(scene, '/release'), { reason: 'Flat tire' })],
  no_show: async (scene, a) => {
    await waited(scene);
    const members = await scene.driver.client.get(ride(scene, '/members'));
    if (members.status !== 200) return [members];
    const seat = pick(members.body as { id: number }[], a);
    return [await scene.driver.client.post(ride(scene, `/members/${seat.id}/no-show`))];
  },
  nobody_came: async (scene) => {
    await waited(scene);
    return [await scene.driver.client.post(ride(scene, '/no-show'))];
  },
  tip: async (scene, a, b) => {
    const who = pick(everyone(scene), a);
    return confirmed(scene, who, await who.client.post(ride(scene, '/tip'), { amount: `${1 + (b % 9)}.25` }), a, b);
  },
  refund: async (scene, a, b) => {
    const paid = await scene.world.api.query<{ id: number; captured: string }>(
      `SELECT id, captured FROM payments WHERE ride_id = $1 AND captured > 0`,
      [scene.rideId],
    );
    if (paid.length === 0) return [];
    const { id, captured } = pick(paid, a);
    const amount = b % 2 === 0 ? captured : (Number(captured) / 3).toFixed(2);
    return [
      await scene.operations.post(
        `/api/admin/rides/${scene.rideId}/refunds`,
        { paymentId: id, amount, reason: pick(REASONS, b) },
        { 'idempotency-key': `${scene.rideId}-${scene.log.length}` },
      ),
    ];
  },
  bend_reports: async (scene, a) => {
    await scene.world.cards.deliverWebhooks(pick(['drop', 'duplicate', 'delay', 'reorder', 'deliver'] as const, a));
    return [];
  },
  lose_answer: async (scene, a, b) => {
    const path = pick(['/v1/payment_intents', '/v1/refunds', '/v1/customers'], a);
    await scene.world.cards.failNext({
      path,
      when: b % 2 === 0 ? 'after' : 'before',
      disconnect: b % 3 !== 0,
      status: 500,
      times: 1 + (b % 2),
    });
    return [];
  },
  kill: async (scene) => {
    await scene.world.killAndRevive();
    return [];
  },
  // The API dies in the middle of a call, so the caller gets no answer and does not know the result.
  kill_during: async (scene, a, b) => {
    const under = DOING[pick(['pay', 'join', 'resize', 'cancel', 'complete', 'refund', 'tip', 'leave'] as const, a)](
      scene,
      a,
      b,
    ).catch((): Answer[] => []);
    await new Promise((resolve) => setTimeout(resolve, (b % 6) * 15));
    await scene.world.killAndRevive();
    await under;
    return [];
  },
};

/** The driver has waited at the pickup as long as the policy requires. */
async function waited(scene: Scene): Promise<void> {
  await scene.world.api.query(`UPDATE rides SET arrived_at = arrived_at - interval '10 minutes' WHERE id = $1`, [
    scene.rideId,
  ]);
}

/** Changes the ride; if the hold is too small, the organizer confirms a larger one with a good or a bad card, or not at all. */
async function changed(scene: Scene, wanted: object, a: number, b: number): Promise<Answer[]> {
  const preview = await scene.organizer.client.post(ride(scene, '/changes/preview'), wanted);
  if (preview.status !== 200) return [preview];
  const change = await scene.organizer.client.post(ride(scene, '/changes'), {
    ...wanted,
    expectedTotal: preview.body.total,
  });
  if (change.status !== 200 || change.body.totalCost === preview.body.total || b % 4 === 0) return [preview, change];
  const begun = await scene.organizer.client.post('/api/create-payment-intent', { rideId: scene.rideId });
  return [preview, change, ...(await confirmed(scene, scene.organizer, begun, a, b))];
}
