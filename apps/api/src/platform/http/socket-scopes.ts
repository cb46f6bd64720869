import type { ApiScope, SocketEvents } from '@groupride/contracts';

/** What a token needs to hear an event: the scope that reads the same by HTTP. Sockets with a session hear all of theirs. */
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
  boardingCodeShown: 'driving:read',
  driverChanged: 'driving:read',
} as const satisfies Record<Exclude<keyof SocketEvents, 'joined'>, ApiScope>;
