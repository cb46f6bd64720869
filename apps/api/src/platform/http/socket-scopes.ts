import type { ApiScope, SocketEvents } from '@groupride/contracts';

/**
 * The scope that a token needs for an event, which is the scope for reading the same data by HTTP. Sockets with a
 * session get all their events.
 */
export const EVENT_SCOPES = {
  newRideRequest: 'driving:read',
  rideRequestGone: 'driving:read',
  driverLocationUpdate: 'tracking:read',
  riderLocationUpdate: 'tracking:read',
  sharedPositionsChanged: 'tracking:read',
  assemblyChanged: 'members:read',
  rideStatusChanged: 'rides:read',
  rideEvent: 'rides:read',
  membershipChanged: 'rides:read',
  adminRideChanged: 'operations:read',
  sosChanged: 'safety:read',
  safetyChecksChanged: 'safety:read',
  notificationsChanged: 'notifications:read',
  rideMessagesChanged: 'chat:read',
  supportChanged: 'chat:read',
  alertsChanged: 'operations:read',
  operationsChanged: 'operations:read',
  boardingCodeShown: 'driving:read',
  driverChanged: 'driving:read',
} as const satisfies Record<Exclude<keyof SocketEvents, 'joined'>, ApiScope>;
