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

/** Sends messages from services to sockets. Messages may be lost; clients then catch up through API calls. */
export abstract class RealtimeFacade {
  /**
   * Whether a message about this ride could reach a socket that follows it, or one of operations. Always true when there
   * are other processes, whose sockets are unknown here.
   */
  abstract mayReachSockets(rideId: number): boolean;
  /** Sends to the recipients who follow the ride. */
  abstract toRide<M extends Message>(audience: RideRecipients, message: M, payload: Payload<M>): void;
  abstract toDriver<M extends Message>(driverId: number, message: M, payload: Payload<M>): void;
  abstract toOperators<M extends Message>(operators: readonly number[], message: M, payload: Payload<M>): void;
  /** Sends to all sockets of a person, whatever they follow. */
  abstract toUser<M extends Message>(userId: number, message: M, payload: Payload<M>): void;
  /** Stops a person from following a ride. */
  abstract dropFromRide(userId: number, rideId: number): void;
  /** Closes the sockets that were opened with a session, in every process. Call it after the session was deleted. */
  abstract closeSession(sessionId: string): void;
  /** Closes all sockets of a person, in every process. */
  abstract closeUser(userId: number): void;
}

export type Credential =
  { readonly kind: 'session'; readonly id: string } | { readonly kind: 'token'; readonly id: number };
export interface SocketData {
  principal: Principal;
  /** The session or token with which the socket was opened. */
  credential: Credential;
  /** When the principal was last looked up, in milliseconds since 1970. */
  checkedAt: number;
}
export type RideServer = Server<ClientToServerMessages, ServerToClientMessages, Record<string, never>, SocketData>;
export type RideSocket = Socket<ClientToServerMessages, ServerToClientMessages, Record<string, never>, SocketData>;
