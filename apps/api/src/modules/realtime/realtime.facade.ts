import type { ClientToServerMessages, ServerToClientMessages } from '@groupride/contracts';
import type { Server, Socket } from 'socket.io';
import type { Principal } from '../../platform/http/principal';
export { driverRoom, operatorRoom, rideOperatorRoom, rideRoom, roomsToJoin, roomsToLeave } from './rooms';

type Message = keyof ServerToClientMessages;
type Payload<M extends Message> = Parameters<ServerToClientMessages[M]>[0];

/** The users who may see a message of a ride now. */
export interface RideRecipients {
  rideId: number;
  people: readonly number[];
  operators: readonly number[];
}

/** How services speak to sockets. Pushes may be lost; whoever misses one catches up by the authorised calls. */
export abstract class RealtimeFacade {
  /** To those of the audience who follow the ride. */
  abstract toRide<M extends Message>(audience: RideRecipients, message: M, payload: Payload<M>): void;
  abstract toDriver<M extends Message>(driverId: number, message: M, payload: Payload<M>): void;
  abstract toOperators<M extends Message>(operators: readonly number[], message: M, payload: Payload<M>): void;
  /** To all sockets of a person, whatever they follow. */
  abstract toUser<M extends Message>(userId: number, message: M, payload: Payload<M>): void;
  /** Stops a person from following a ride. */
  abstract dropFromRide(userId: number, rideId: number): void;
  /** Closes the sockets that were opened with a session, in every process. To be called once the session is gone. */
  abstract closeSession(sessionId: string): void;
  /** Closes all sockets of a person, in every process. */
  abstract closeUser(userId: number): void;
}

export type Credential =
  { readonly kind: 'session'; readonly id: string } | { readonly kind: 'token'; readonly id: number };
export interface SocketData {
  principal: Principal;
  /** What the socket was opened with. */
  credential: Credential;
  /** When the two were last looked up, in milliseconds. */
  checkedAt: number;
}
export type RideServer = Server<ClientToServerMessages, ServerToClientMessages, Record<string, never>, SocketData>;
export type RideSocket = Socket<ClientToServerMessages, ServerToClientMessages, Record<string, never>, SocketData>;
