import type { RideType } from '@groupride/contracts';

/** Ride type names and descriptions for riders. */
export const RIDE_TYPE_TEXTS: Readonly<Record<RideType, { name: string; description: string }>> = {
  GroupX: { name: 'GroupX', description: 'A car for up to 6' },
  GroupXL: { name: 'GroupXL', description: 'A van for up to 14' },
  GroupXXL: { name: 'GroupXXL', description: 'A minibus for up to 24' },
  CharterBus: { name: 'Charter Bus', description: 'A coach for up to 55' },
  EventShuttle: { name: 'Event Shuttle', description: 'To and from events, up to 35' },
  PartyBus: { name: 'Party Bus', description: 'The evening starts on board, up to 30' },
  GroupPool: { name: 'GroupPool', description: 'Shared with others going your way, up to 8' },
  CasinoShuttle: { name: 'Casino Shuttle', description: 'To the tables and back, up to 12' },
  WineTour: { name: 'Wine Tour', description: 'To the vineyards with a driver, up to 14' },
};
