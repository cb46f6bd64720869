import { Injectable } from '@nestjs/common';
import type { ServerToClientMessages } from '@groupride/contracts';
import { EVENT_SCOPES } from '../../platform/http/socket-scopes';
import { FollowedRides } from './followed-rides';
import { RealtimeFacade, type RideRecipients, type RideServer } from './realtime.facade';
import {
  driverRoom,
  operatorRoom,
  partOf,
  rideOperatorRoom,
  rideRoom,
  roomsToLeave,
  sessionRoom,
  tokensRoom,
  userRoom,
} from './rooms';

type Message = keyof ServerToClientMessages;
type Payload<M extends Message> = Parameters<ServerToClientMessages[M]>[0];
/** Socket.IO's `emit` is generic over the name; our own method signatures check the type of the payload. */
type Emitter = { emit(message: string, payload: unknown): unknown };

/** Sends through the Socket.IO server. Messages sent before it is attached are dropped. */
@Injectable()
export class SocketServer extends RealtimeFacade {
  private server: RideServer | null = null;
  /** Null when other processes have sockets too. */
  private followed: FollowedRides | null = null;

  /** @param isShared other processes have sockets that get the messages of this one */
  attach(server: RideServer, { isShared }: { isShared: boolean }): void {
    this.server = server;
    this.followed = isShared ? null : new FollowedRides(server.of('/').adapter);
  }

  get openSockets(): number {
    return this.server?.sockets.sockets.size ?? 0;
  }

  mayReachSockets(rideId: number): boolean {
    return this.server !== null && (this.followed?.has(rideId) ?? true);
  }

  toRide<M extends Message>({ rideId, people, operators }: RideRecipients, message: M, payload: Payload<M>): void {
    const rooms = [...people.map((id) => rideRoom(rideId, id)), ...operators.map((id) => rideOperatorRoom(rideId, id))];
    this.tell(rooms, message, payload);
  }

  toDriver<M extends Message>(driverId: number, message: M, payload: Payload<M>): void {
    this.tell([driverRoom(driverId)], message, payload);
  }

  toOperators<M extends Message>(operators: readonly number[], message: M, payload: Payload<M>): void {
    this.emit(operators.map(operatorRoom), message, payload);
  }

  toUser<M extends Message>(userId: number, message: M, payload: Payload<M>): void {
    this.tell([userRoom(userId)], message, payload);
  }

  /** Sends to the rooms, including sockets whose token has the scope of the message. */
  private tell<M extends Message>(rooms: readonly string[], message: M, payload: Payload<M>): void {
    const scope = message === 'joined' ? null : EVENT_SCOPES[message as keyof typeof EVENT_SCOPES];
    this.emit([...rooms, ...(scope ? rooms.map((room) => partOf(room, scope)) : [])], message, payload);
  }

  private emit<M extends Message>(rooms: string[], message: M, payload: Payload<M>): void {
    // Socket.IO sends to everyone when no room is given.
    if (rooms.length === 0) return;
    (this.server?.to(rooms) as Emitter | undefined)?.emit(message, payload);
  }

  dropFromRide(userId: number, rideId: number): void {
    const rooms = [rideRoom(rideId, userId), rideOperatorRoom(rideId, userId)].flatMap(roomsToLeave);
    this.server?.in([userRoom(userId), tokensRoom(userId)]).socketsLeave(rooms);
  }

  /**
   * Closes the connections of this process so that clients reconnect by themselves, which they would not do after a
   * disconnect by the server.
   */
  reconnectElsewhere(): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) socket.conn.close();
  }

  closeSession(sessionId: string): void {
    this.server?.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  closeUser(userId: number): void {
    this.server?.in([userRoom(userId), tokensRoom(userId)]).disconnectSockets(true);
  }
}
