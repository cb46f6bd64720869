import { Injectable } from '@nestjs/common';
import type { ServerToClientMessages } from '@groupride/contracts';
import { driverRoom, OPERATORS_ROOM, RealtimeFacade, rideRoom, sessionRoom, userRoom, type RideServer } from './realtime.facade';

type Message = keyof ServerToClientMessages;
type Payload<M extends Message> = Parameters<ServerToClientMessages[M]>[0];
/** Socket.IO's `emit` is generic over the name; the payload's type was checked by our own signature. */
type Emitter = { emit(message: string, payload: unknown): unknown };

/** The Socket.IO server once it runs; pushes before that reach nobody and are dropped. */
@Injectable()
export class SocketServer extends RealtimeFacade {
  private server: RideServer | null = null;

  attach(server: RideServer): void {
    this.server = server;
  }

  toRide<M extends Message>(rideId: number, message: M, payload: Payload<M>, options: { volatile?: boolean } = {}): void {
    const room = this.server?.to(rideRoom(rideId));
    const target = options.volatile ? room?.volatile : room;
    (target as Emitter | undefined)?.emit(message, payload);
  }

  toDriver<M extends Message>(driverId: number, message: M, payload: Payload<M>): void {
    (this.server?.to(driverRoom(driverId)) as Emitter | undefined)?.emit(message, payload);
  }

  toOperators<M extends Message>(message: M, payload: Payload<M>): void {
    (this.server?.to(OPERATORS_ROOM) as Emitter | undefined)?.emit(message, payload);
  }

  dropFromRide(userId: number, rideId: number): void {
    this.server?.in(userRoom(userId)).socketsLeave(rideRoom(rideId));
  }

  closeSession(sessionId: string): void {
    this.server?.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  closeUser(userId: number): void {
    this.server?.in(userRoom(userId)).disconnectSockets(true);
  }
}
