import type { ApiScope, ClientToServerMessages } from '@groupride/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPTOWN } from '../rides';
import type { Client } from '../api';
import { type AppSocket, connected, socketOf, tokenSocket } from '../sockets';
import { ROLES, SIGNED_IN, type Cast, type Role, type Scene } from './cast';

interface SocketRow {
  message: keyof ClientToServerMessages;
  allowed: readonly Role[];
  payload: (scene: Scene) => object;
  /** The answer to roles that are not admitted, unless `but` says otherwise. */
  refusal: string;
  but?: Partial<Record<Role, string>>;
}

const GROUP: readonly Role[] = ['guest', 'member', 'organizer'];
const OF_RIDE: readonly Role[] = ['operator', 'driver', ...GROUP];
const rideOnly = ({ rideId }: Scene) => ({ rideId });
const at = ({ rideId }: Scene) => ({ rideId, lat: UPTOWN.lat, lng: UPTOWN.lng });

/** Every message that a client can send, on a ride whose driver waits at the pickup. */
export const SOCKET_ROWS: readonly SocketRow[] = [
  { message: 'join', allowed: OF_RIDE, payload: rideOnly, refusal: 'not_found' },
  { message: 'requestRefresh', allowed: OF_RIDE, payload: rideOnly, refusal: 'not_found' },
  { message: 'leave', allowed: ROLES, payload: rideOnly, refusal: 'not_found', but: { otherGuest: 'not_found' } },
  { message: 'riderLocation', allowed: GROUP, payload: at, refusal: 'not_found' },
  {
    message: 'driverLocation',
    allowed: ['driver'],
    payload: at,
    refusal: 'forbidden',
    but: { otherDriver: 'not_found' },
  },
  {
    message: 'joinDriver',
    allowed: ['driver'],
    payload: ({ driver }) => ({ driverId: driver.driverId }),
    refusal: 'forbidden',
    but: { otherDriver: 'not_found' },
  },
  { message: 'joinAdmin', allowed: ['operator'], payload: () => ({}), refusal: 'forbidden' },
];

const expectedOf = ({ allowed, but, refusal }: SocketRow, role: Role): string =>
  but?.[role] ?? (allowed.includes(role) ? 'ok' : refusal);

async function answerTo(socket: AppSocket, row: SocketRow, scene: Scene): Promise<string> {
  const sender = socket as unknown as {
    emitWithAck(name: string, payload: object): Promise<{ ok: boolean; code?: string }>;
  };
  const ack = await sender.emitWithAck(row.message, row.payload(scene));
  return ack.ok ? 'ok' : String(ack.code);
}

/** Sends every message as each role. @returns answers that differ from the expected ones */
export async function socketDifferences(cast: Cast, scene: Scene): Promise<string[]> {
  const differences: string[] = [];
  for (const role of ROLES) {
    const socket = socketOf(cast.world.api, role === 'anonymous' ? null : cast.caller(role, scene));
    try {
      const refused = await connected(socket).then(
        () => null,
        (error: Error) => error.message,
      );
      if ((refused !== null) !== (role === 'anonymous')) differences.push(`${role} connects: ${refused}`);
      if (refused !== null) continue;
      for (const row of SOCKET_ROWS) {
        const got = await answerTo(socket, row, scene);
        if (got !== expectedOf(row, role))
          differences.push(`${row.message}: ${role} expected ${expectedOf(row, role)}, got ${got}`);
      }
    } finally {
      socket.close();
    }
  }
  return differences;
}

const DOCUMENT = join(import.meta.dirname, '../../../../../libs/client/asyncapi.json');

/** The scope that the AsyncAPI document names for a message. */
export function scopeOfMessage(message: string): ApiScope {
  const { operations } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as {
    operations: Record<string, { 'x-scope': ApiScope }>;
  };
  return operations[message]!['x-scope'];
}

/** @returns the answer to a message sent with a token, or why the connection was refused */
export async function answerByToken(cast: Cast, token: string, row: SocketRow, scene: Scene): Promise<string> {
  const socket = tokenSocket(cast.world.api, token);
  try {
    await connected(socket);
    return await answerTo(socket, row, scene);
  } catch (error) {
    return (error as Error).message;
  } finally {
    socket.close();
  }
}

/** Sends every message as each role with a token that has only its scope. @returns answers that differ from those with a session */
export async function tokenSocketDifferences(
  cast: Cast,
  scene: Scene,
  secretOf: (caller: Client, scopes: readonly ApiScope[]) => Promise<string>,
): Promise<string[]> {
  const differences: string[] = [];
  for (const row of SOCKET_ROWS) {
    const scope = scopeOfMessage(row.message);
    for (const role of SIGNED_IN) {
      if (scope === 'operations:read' && role !== 'operator') continue;
      const scopes = new Set<ApiScope>([scope, ...(role === 'operator' ? (['operations:read'] as const) : [])]);
      const secret = await secretOf(cast.caller(role, scene), [...scopes]);
      const [expected, got] = [expectedOf(row, role), await answerByToken(cast, secret, row, scene)];
      if (got !== expected) differences.push(`${row.message}: ${role} expected ${expected}, got ${got}`);
    }
  }
  return differences;
}
