import { RIDE_EVENTS, WEBHOOK_SUBSCRIPTIONS } from '@groupride/contracts';
import { rideMessageData, webhookTypeOf } from './ride-message';

describe('the message about an event of a ride', () => {
  it('has its own type, which the catalog describes', () => {
    const types = RIDE_EVENTS.flatMap((event) => webhookTypeOf(event) ?? []);
    expect(new Set(types).size).toBe(types.length);
    const others = WEBHOOK_SUBSCRIPTIONS.filter((type) => !types.includes(type));
    expect(others.every((type) => /^(payout|driver|invoice|charge)\./.test(type))).toBe(true);
    expect(types.every((type) => WEBHOOK_SUBSCRIPTIONS.includes(type))).toBe(true);
  });

  it('never reveals that riders are asked whether they are safe', () => {
    expect(webhookTypeOf('safety_check_asked')).toBeNull();
  });

  it('contains ids, amounts and words of ours, and nothing else that was recorded', () => {
    const data = rideMessageData({
      rideId: 7,
      number: 3,
      type: 'payment_refunded',
      actorKind: 'system',
      actorId: null,
      status: null,
      data: { refundId: 1, paymentId: 2, payerId: 3, amount: '12.50', note: 'For Ana', pickup: ['Home', 'Work'] },
    });
    expect(data).toEqual({
      rideId: 7,
      eventNumber: 3,
      event: 'payment_refunded',
      status: null,
      actor: 'system',
      actorId: null,
      refundId: 1,
      paymentId: 2,
      payerId: 3,
      amount: '12.50',
    });
  });
});
