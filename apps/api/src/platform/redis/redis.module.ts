import { Global, Module } from '@nestjs/common';
import { LocalProcessBus, ProcessBus, RedisProcessBus } from './process-bus';
import { RedisConnections } from './redis-connections';

@Global()
@Module({
  providers: [
    RedisConnections,
    {
      provide: ProcessBus,
      inject: [RedisConnections],
      useFactory: (redis: RedisConnections) => (redis.commands ? new RedisProcessBus(redis) : new LocalProcessBus()),
    },
  ],
  exports: [RedisConnections, ProcessBus],
})
export class RedisModule {}
