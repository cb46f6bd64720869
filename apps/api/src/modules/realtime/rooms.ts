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
/** All sockets with tokens of one person, whatever they may hear. */
export const tokensRoom = (userId: number) => `tokens:${userId}`;
/** Names of rooms travel between processes; the id itself is as good as the cookie and does not. */
export const sessionRoom = (sessionId: string) =>
  `session:${createHash('sha256').update(sessionId).digest('base64url')}`;
export const operatorRoom = (userId: number) => `operator:${userId}`;

const SCOPES: readonly ApiScope[] = [...new Set(Object.values(EVENT_SCOPES))];

/** The part of a room where sockets with a token are that has the scope. */
export const partOf = (room: string, scope: ApiScope) => `${room}:${scope}`;

/** Where a socket goes that enters a room: with a session it hears everything, with a token what its scopes allow. */
export const roomsToJoin = (room: string, { token }: Pick<Principal, 'token'>): string[] =>
  token ? SCOPES.filter((scope) => token.scopes.includes(scope)).map((scope) => partOf(room, scope)) : [room];

/** All parts of a room. */
export const roomsToLeave = (room: string): string[] => [room, ...SCOPES.map((scope) => partOf(room, scope))];
