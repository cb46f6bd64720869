import type { RideServer } from './realtime.facade';
import { followedRide, isOperatorRoom } from './rooms';

type Rooms = Pick<ReturnType<RideServer['of']>['adapter'], 'on'>;

/** Counts the rooms of this process that messages about rides go to. Socket.IO reports each room with its first and last socket. */
export class FollowedRides {
  private readonly roomsOfRides = new Map<number, number>();
  private operatorRooms = 0;

  constructor(rooms: Rooms) {
    rooms.on('create-room', (room: string) => this.count(room, 1));
    rooms.on('delete-room', (room: string) => this.count(room, -1));
  }

  /** Whether a socket follows this ride, or an operator's socket all rides. */
  has(rideId: number): boolean {
    return this.operatorRooms > 0 || this.roomsOfRides.has(rideId);
  }

  private count(room: string, change: 1 | -1): void {
    if (isOperatorRoom(room)) this.operatorRooms += change;
    const rideId = followedRide(room);
    if (rideId === null) return;
    const rooms = (this.roomsOfRides.get(rideId) ?? 0) + change;
    if (rooms > 0) this.roomsOfRides.set(rideId, rooms);
    else this.roomsOfRides.delete(rideId);
  }
}
