import { EventEmitter } from 'node:events';
import { defineChannel, LocalProcessBus, RedisProcessBus } from './process-bus';
import type { RedisConnections } from './redis-connections';

const changed = defineChannel<{ id: number }>('changed');

describe('a process on its own', () => {
  it('receives its own messages, even when one subscriber fails', async () => {
    const bus = new LocalProcessBus();
    const heard: number[] = [];
    bus.subscribe(changed, () => {
      throw new Error('the first subscriber is broken');
    });
    bus.subscribe(changed, ({ id }) => void heard.push(id));
    bus.publish(changed, { id: 7 });
    bus.publish(defineChannel<{ id: number }>('something else'), { id: 8 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([7]);
  });
});

/** Connections to one Redis, with only what the bus uses. */
function sharedRedis() {
  const subscribers: { topic: string; emitter: EventEmitter }[] = [];
  const publish = async (topic: string, text: string) =>
    subscribers.filter((one) => one.topic === topic).forEach(({ emitter }) => emitter.emit('message', topic, text));
  const openPatient = () => {
    const emitter = new EventEmitter();
    return Object.assign(emitter, {
      status: 'ready',
      ping: async () => 'PONG',
      subscribe: async (topic: string) => void subscribers.push({ topic, emitter }),
    });
  };
  return (db: number) =>
    ({
      commands: { publish, options: { db } },
      started: Promise.resolve(true),
      openPatient,
    }) as unknown as RedisConnections;
}

describe('processes that share Redis', () => {
  it('receive each message once, including the sender, and none of a deployment on another database', async () => {
    const redis = sharedRedis();
    const heard: string[] = [];
    const [sender] = await Promise.all(
      [0, 0, 1].map(async (db, index) => {
        const bus = new RedisProcessBus(redis(db));
        bus.subscribe(changed, ({ id }) => void heard.push(`${index}: ${id}`));
        await bus.onModuleInit();
        return bus;
      }),
    );
    sender!.publish(changed, { id: 7 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard.sort()).toEqual(['0: 7', '1: 7']);
  });
});
