import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError } from './webhooks';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const NOW = Date.UTC(2026, 10, 26);
const BODY = '{"type":"ride.completed","timestamp":"2026-11-26T00:00:00.000Z","data":{"rideId":7,"name":"Zoë"}}';

const signed = (secret = SECRET, body = BODY) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(NOW / 1000),
  'webhook-signature': new Webhook(secret).sign('msg_1', new Date(NOW), body),
});

describe('verifying a webhook', () => {
  it('accepts what a Standard Webhooks library has signed', async () => {
    const { id, message } = await verifyWebhook(SECRET, BODY, signed(), NOW);
    expect([id, message.type, message.data['rideId']]).toEqual(['msg_1', 'ride.completed', 7]);
    await verifyWebhook(SECRET, new TextEncoder().encode(BODY), new Headers(signed()), NOW);
  });

  it('accepts one valid signature among several, and one of several secrets', async () => {
    const headers = { ...signed(), 'webhook-signature': `v1a,AAAA v1,not-base64! ${signed()['webhook-signature']}` };
    await verifyWebhook([OTHER, SECRET], BODY, headers, NOW);
  });

  it.each([
    ['another body', SECRET, `${BODY} `, signed(), NOW],
    ['another secret', OTHER, BODY, signed(), NOW],
    ['another id', SECRET, BODY, { ...signed(), 'webhook-id': 'msg_2' }, NOW],
    ['an old delivery', SECRET, BODY, signed(), NOW + 301_000],
    ['a delivery from the future', SECRET, BODY, signed(), NOW - 301_000],
    ['a missing signature', SECRET, BODY, { ...signed(), 'webhook-signature': undefined }, NOW],
    ['a timestamp that is not a number', SECRET, BODY, { ...signed(), 'webhook-timestamp': 'NaN' }, NOW],
  ])('refuses %s', async (_, secret, body, headers, now) => {
    await expect(verifyWebhook(secret, body, headers, now)).rejects.toBeInstanceOf(WebhookVerificationError);
  });
});
