import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import type { Namespace } from 'socket.io';
import type { RedisConnections } from '../../platform/redis/redis-connections';

/** How long the adapter waits for new entries; a silent connection is dropped after twice that time. */
const BLOCK_MS = 2000;
const STREAM = 'groupride:sockets';

type NamespaceAdapters = (namespace: Namespace) => Namespace['adapter'];
interface Publishing {
  doPublish(message: object): Promise<string>;
}

/**
 * Shares rooms, messages and disconnections between all processes. Sockets of this process never wait for Redis: a
 * message that cannot be written to Redis is lost for other processes, whose clients catch up by sequence number.
 * @returns null without REDIS_URL
 */
export function sharedSockets(redis: RedisConnections): NamespaceAdapters | null {
  const { commands } = redis;
  if (!commands) return null;
  const create = createAdapter(withPatientDuplicates(commands, redis), {
    streamName: STREAM,
    // Unlike streams, channels are shared by all databases of a Redis, and each database belongs to another deployment.
    channelPrefix: `groupride:${commands.options.db ?? 0}:sockets`,
    blockTimeInMs: BLOCK_MS,
  }) as NamespaceAdapters;
  // Socket.IO calls it with `new`, which an arrow function does not allow.
  return function localFirst(namespace) {
    const adapter = create(namespace);
    const publishing = adapter as unknown as Publishing;
    const publish = publishing.doPublish.bind(adapter);
    publishing.doPublish = (message) => {
      publish(message).catch(() => undefined);
      return Promise.resolve('');
    };
    return adapter;
  };
}

/** The adapter duplicates its connection for reading, and the duplicate must wait for Redis while writing must not. */
function withPatientDuplicates(commands: Redis, redis: RedisConnections): Redis {
  return new Proxy(commands, {
    get(target, name) {
      if (name === 'duplicate') return () => redis.openPatient(2 * BLOCK_MS);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as (...parameters: unknown[]) => unknown).bind(target) : value;
    },
  });
}
