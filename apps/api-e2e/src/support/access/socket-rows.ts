import type { ClientToServerMessages } from '@groupride/contracts';
import { UPTOWN } from '../rides';
import { connected, socketOf } from '../sockets';
import { ROLES, type Cast, type Role, type Scene } from './cast';

interface SocketRow {
  message: keyof ClientToServerMessages;
  allowed: readonly Role[];
  payload: (scene: Scene) => object;
  /** What those get who are not admitted, unless `but` says otherwise. */
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

/** Sends every message as each role. @returns what was answered otherwise than expected */
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
        const ack = await (
          socket as unknown as { emitWithAck(name: string, payload: object): Promise<{ ok: boolean; code?: string }> }
        ).emitWithAck(row.message, row.payload(scene));
        const got = ack.ok ? 'ok' : String(ack.code);
        if (got !== expectedOf(row, role))
          differences.push(`${row.message}: ${role} expected ${expectedOf(row, role)}, got ${got}`);
      }
    } finally {
      socket.close();
    }
  }
  return differences;
}
