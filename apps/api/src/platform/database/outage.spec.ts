import { QueryFailedError } from 'typeorm';
import { ConnectionLost, isDatabaseOutage, outageCode } from './outage';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('something with 10.0.0.7:5432 in it'), { code, ...more });

describe('isDatabaseOutage', () => {
  it.each(['08000', '08003', '08006', '08P01', '53300', '57P01', '57P02', '57P03'])(
    'accepts the server code %s',
    (code) => {
      expect(isDatabaseOutage(withCode(code))).toBe(true);
      expect(isDatabaseOutage(new QueryFailedError('SELECT 1', [], withCode(code)))).toBe(true);
    },
  );

  it.each([
    ['ECONNREFUSED', 'connect'],
    ['ECONNRESET', 'read'],
    ['EPIPE', 'write'],
    ['ETIMEDOUT', 'connect'],
    ['ENOTFOUND', 'getaddrinfo'],
    ['ENOENT', 'connect'],
  ])('accepts %s of the system call %s', (code, syscall) => {
    expect(isDatabaseOutage(withCode(code, { syscall }))).toBe(true);
  });

  it('accepts refusals of several addresses at once', () => {
    expect(isDatabaseOutage(new AggregateError([withCode('ECONNREFUSED', { syscall: 'connect' })]))).toBe(true);
  });

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated unexpectedly (Queue: some-queue, Worker: 1)',
  ])('accepts the message "%s" of the driver', (message) => {
    expect(isDatabaseOutage(new Error(message))).toBe(true);
    expect(isDatabaseOutage({ message })).toBe(true);
    expect(isDatabaseOutage(new QueryFailedError('SELECT 1', [], new Error(message)))).toBe(true);
  });

  it('accepts a connection that was lost under a transaction', () => {
    expect(isDatabaseOutage(new ConnectionLost())).toBe(true);
  });

  it.each([
    ['a unique violation', withCode('23505')],
    ['a statement that took too long', withCode('57014')],
    ['a wrong password', withCode('28P01')],
    ['a file that is missing', withCode('ENOENT', { syscall: 'open' })],
    ['a client that went away in mid-request', withCode('ECONNRESET')],
    ['an error in the program', new TypeError('x is not a function')],
    [
      'a failed fetch',
      Object.assign(new TypeError('fetch failed'), { cause: withCode('ECONNREFUSED', { syscall: 'connect' }) }),
    ],
    ['nothing', undefined],
  ])('rejects %s', (_name, error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });
});

describe('outageCode', () => {
  it('names the code and never the address', () => {
    expect(outageCode(new QueryFailedError('SELECT 1', [], withCode('57P01')))).toBe('57P01');
    expect(outageCode(new Error('connect to 10.0.0.7 failed'))).toBe('connection lost');
  });
});
