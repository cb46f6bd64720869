import type { ApiScope } from '@groupride/contracts';
import { createHash } from 'node:crypto';
import type { Principal } from '../../platform/http/principal';
import { EVENT_SCOPES } from '../../platform/http/socket-scopes';

/** Sockets of one person that follow a ride as a rider or driver of it. */
export const rideRoom = (rideId: number, userId: number) => `ride:${rideId}:user:${userId}`;
/** Sockets of one operator that follow a ride. */
export const rideOperatorRoom = (rideId: number, userId: number) => `ride:${rideId}:operator:${userId}`;
export const driverRoom = (driverId: number) => `driver:${driverId}`;
export const userRoom = (userId: number) => `user:${userId}`;
/** All sockets that were opened with tokens of one person, whatever their scopes. */
export const tokensRoom = (userId: number) => `tokens:${userId}`;
/** Room names are sent between processes, so they contain a hash: the session id itself is as good as the cookie. */
export const sessionRoom = (sessionId: string) =>
  `session:${createHash('sha256').update(sessionId).digest('base64url')}`;
export const operatorRoom = (userId: number) => `operator:${userId}`;

/** The ride that a room's sockets follow, or null for a room of another kind. */
export function followedRide(room: string): number | null {
  const [kind, id] = room.split(':', 2);
  return kind === 'ride' ? Number(id) : null;
}

export const isOperatorRoom = (room: string): boolean => room.startsWith('operator:');

const SCOPES: readonly ApiScope[] = [...new Set(Object.values(EVENT_SCOPES))];

/** The part of a room for sockets whose token has the scope. */
export const partOf = (room: string, scope: ApiScope) => `${room}:${scope}`;

/** The rooms that a socket joins: a session gets every message, a token only those of its scopes. */
export const roomsToJoin = (room: string, { token }: Pick<Principal, 'token'>): string[] =>
  token ? SCOPES.filter((scope) => token.scopes.includes(scope)).map((scope) => partOf(room, scope)) : [room];

/** All parts of a room. */
export const roomsToLeave = (room: string): string[] => [room, ...SCOPES.map((scope) => partOf(room, scope))];
