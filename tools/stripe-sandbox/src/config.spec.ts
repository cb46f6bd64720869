import { ConfigError, readConfig } from './config';

const good = {
  DATABASE_URL: 'postgres://127.0.0.1/sandbox',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('settings have defaults, except for database and keys', () => {
  expect(readConfig(good)).toMatchObject({
    host: '127.0.0.1',
    port: 12111,
    webhookUrl: undefined,
    webhookEvents: ['*'],
    secretKey: 'sk_test_1',
  });
});

test('the types of events are separated by commas', () => {
  const { webhookEvents } = readConfig({ ...good, WEBHOOK_EVENTS: 'payout.paid, payout.failed' });
  expect(webhookEvents).toEqual(['payout.paid', 'payout.failed']);
});

test.each([
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'mysql://x'],
  ['STRIPE_SECRET_KEY', undefined],
  ['STRIPE_SECRET_KEY', 'sk_live_1'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['WEBHOOK_URL', 'nowhere'],
  ['PORT', '99999'],
])('%s = %p is rejected, naming the setting', (name, value) => {
  const read = (): unknown => readConfig({ ...good, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
});
