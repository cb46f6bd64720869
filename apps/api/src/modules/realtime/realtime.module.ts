import { Module } from '@nestjs/common';
import { RealtimeFacade } from './realtime.facade';
import { SocketServer } from './socket-server';

@Module({
  providers: [SocketServer, { provide: RealtimeFacade, useExisting: SocketServer }],
  exports: [RealtimeFacade, SocketServer],
})
export class RealtimeModule {}
