import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Config } from '../../config/config';
import { RateLimiters } from '../http/rate-limiters';
import { RedisConnections } from './redis-connections';

const open: RedisConnections[] = [];
const connectTo = (REDIS_URL?: string) => {
  const redis = new RedisConnections(Object.assign(new Config(), REDIS_URL ? { REDIS_URL } : {}));
  open.push(redis);
  return redis;
};
afterEach(() => open.splice(0).forEach((redis) => redis.onApplicationShutdown()));

async function refusals(limiters: RateLimiters, times: number): Promise<boolean[]> {
  const limiter = limiters.create('test', { points: 2, seconds: 60 });
  const answers: boolean[] = [];
  for (let n = 0; n < times; n += 1)
    answers.push(
      await limiter.consume('somebody').then(
        () => false,
        () => true,
      ),
    );
  return answers;
}

/** Shorter than a hundred waits for Redis, and longer than a busy machine needs without such waits. */
const GENEROUS_MS = 5_000;

describe('without REDIS_URL', () => {
  it('opens no connection and is healthy', async () => {
    const redis = connectTo();
    expect(redis.commands).toBeNull();
    expect(redis.openPatient(1000)).toBeNull();
    expect(await redis.isHealthy()).toBe(true);
  });
});

describe('while Redis is away', () => {
  it('is not healthy and counts limits in this process', async () => {
    const redis = connectTo('redis://127.0.0.1:1');
    expect(await redis.isHealthy()).toBe(false);
    expect(await refusals(new RateLimiters(redis), 3)).toEqual([false, false, true]);
  });

  it('does not reject a subscription that nobody awaits', async () => {
    const patient = connectTo('redis://127.0.0.1:1').openPatient(1000)!;
    void patient.subscribe('a');
    patient.disconnect();
    await new Promise((resolve) => setImmediate(resolve));
  });
});

describe('a Redis that stops answering', () => {
  let server: Server;
  const sockets: Socket[] = [];
  let silent = false;

  beforeEach(async () => {
    silent = false;
    // Implements enough of the protocol for the handshake, PING and the limiter's script.
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        if (silent) return;
        const text = data.toString().toLowerCase();
        if (text.includes('info')) socket.write('$21\r\nredis_version:7.0.0\r\n\r\n');
        else if (text.includes('evalsha')) socket.write('*2\r\n:1\r\n:60000\r\n');
        else socket.write('+PONG\r\n');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterEach(() => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    server.close();
  });

  it('delays calls only until it is considered down', async () => {
    const redis = connectTo(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await redis.started).toBe(true);
    expect(await redis.isHealthy()).toBe(true);
    silent = true;
    const limiter = new RateLimiters(redis).create('test', { points: 1000, seconds: 60 });
    const slow = performance.now();
    await limiter.consume('somebody');
    expect(performance.now() - slow).toBeLessThan(GENEROUS_MS);
    const lost = new Promise((resolve) => redis.commands!.once('close', resolve));
    await lost;
    const before = performance.now();
    for (let n = 0; n < 100; n += 1) await limiter.consume('somebody');
    expect(performance.now() - before).toBeLessThan(GENEROUS_MS);
  });
});
