import { Webhook } from 'standardwebhooks';
import { newSecret, signatures } from './webhook-signature';

const body = '{"type":"webhook.test","data":{"word":"ñ"}}';

describe('the signature of a delivery', () => {
  const [one, two] = [newSecret(), newSecret()];
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures([one, two], { id: 'msg_1', timestamp, body }),
  };

  it('is accepted by receivers with either secret', () => {
    for (const secret of [one, two]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow('No matching signature found');
  });

  it.each([
    ['body', () => new Webhook(one).verify(`${body} `, headers)],
    ['id', () => new Webhook(one).verify(body, { ...headers, 'webhook-id': 'msg_2' })],
    ['time', () => new Webhook(one).verify(body, { ...headers, 'webhook-timestamp': String(timestamp - 1) })],
  ])('does not match another %s', (_, verify) => {
    expect(verify).toThrow('No matching signature found');
  });
});
