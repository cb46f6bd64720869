import { Decimal, OneOf, Integer } from './fields';
import { Position } from './places';
import type { RideRequestView } from './drivers';
import type { ErrorCode } from './error-codes';
import type { AlertKind } from './reconciliation';
import { RIDE_VIEWERS, type RideViewer } from './rides';
import type { TrackRoute } from './tracks';
import type { RideEventType, RideStatus } from './enums';

/** Messages that a client sends. Each is validated, authorized by ride and rate-limited. */
export class JoinDriverMessage {
  @Integer({ min: 1 }) driverId!: number;
}
export class JoinRideMessage {
  @Integer({ min: 1 }) rideId!: number;
  @OneOf([...RIDE_VIEWERS, 'rider'], { optional: true }) role?: RideViewer | 'rider';
}
export class RideOnlyMessage {
  @Integer({ min: 1 }) rideId!: number;
}
export class DriverLocationMessage extends Position {
  @Integer({ min: 1 }) rideId!: number;
  @Decimal({ optional: true, min: 0, max: 360, description: 'Degrees clockwise from north' }) heading?: number | null;
  @Decimal({ optional: true, min: 0, max: 120, description: 'Meters per second' }) speed?: number | null;
  @Integer({
    optional: true,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Client’s clock, milliseconds since 1970',
  })
  ts?: number;
}
export class RiderLocationMessage extends Position {
  @Integer({ min: 1 }) rideId!: number;
  @Integer({ optional: true, min: 1, description: 'Ignored unless it is your own id' }) riderId?: number;
  @Integer({ optional: true, min: 0, max: Number.MAX_SAFE_INTEGER }) ts?: number;
}

export type Ack<T extends object = object> = ({ ok: true } & T) | { ok: false; code: ErrorCode; message: string };

/** Payloads of the messages that a client may send. */
export interface SocketMessages {
  joinDriver: JoinDriverMessage;
  join: JoinRideMessage;
  leave: RideOnlyMessage;
  joinAdmin: Record<string, never>;
  driverLocation: DriverLocationMessage;
  riderLocation: RiderLocationMessage;
  requestRefresh: RideOnlyMessage;
}

/** Fields in addition to `ok` in the acknowledgement of a message. */
export interface SocketAnswers {
  joinDriver: object;
  join: { lastEvent: number };
  leave: object;
  joinAdmin: object;
  driverLocation: object;
  riderLocation: object;
  requestRefresh: { lastEvent: number };
}

export type ClientToServerMessages = {
  [Message in keyof SocketMessages]: (
    message: SocketMessages[Message],
    ack?: (answer: Ack<SocketAnswers[Message]>) => void,
  ) => void;
};

export interface DriverLocationUpdate {
  rideId: number;
  location: { lat: number; lng: number };
  /** Degrees clockwise from north. */
  heading: number | null;
  /** Meters per second. */
  speed: number | null;
  /** Time at which the server received the position, ISO 8601. */
  timestamp: string;
  /** Minutes to the pickup or, once the trip is under way, to the destination. */
  etaMinutes: number;
  distanceMeters: number;
  /** The remaining route; only included when it has changed. */
  route?: TrackRoute;
}

export interface RiderLocationUpdate {
  rideId: number;
  userId: number;
  name: string;
  location: { lat: number; lng: number };
  timestamp: string;
}

export interface NewRideForOperations {
  rideId: number;
  pickup: string;
  dropoff: string;
  passengers: number;
}

/** Payloads of the events that the server sends. The comments are part of the AsyncAPI document. */
export interface SocketEvents {
  /** To the driver's room: an offer. To the operators' room: a rider asked for a ride. */
  newRideRequest: RideRequestView | NewRideForOperations;
  /** To the driver's room: an offer has expired or was withdrawn. */
  rideRequestGone: { id: number; offerId: number };
  /** To the socket that sent `join` or `joinDriver`. `lastEvent` is the number of the ride’s last event. */
  joined: { rideId?: number; driverId?: number; lastEvent?: number };
  /** The driver of the ride moved. */
  driverLocationUpdate: DriverLocationUpdate;
  /** A member who shares their position with the ride moved. */
  riderLocationUpdate: RiderLocationUpdate;
  /** A member began or ended sharing their position with the ride. */
  sharedPositionsChanged: { rideId: number };
  /** Somebody was asked whether they are ready, answered, or was reminded. */
  assemblyChanged: { rideId: number };
  /** The status of the ride changed with event `number`. */
  rideStatusChanged: { rideId: number; status: RideStatus; number: number };
  /**
   * Sent for every event of a ride. Refetch with the authorized call; a gap in `number` means that an event was missed.
   * The type is `payment_changed` for events that not everyone on the ride may see.
   */
  rideEvent: { rideId: number; number: number; type: RideEventType | 'payment_changed' };
  /**
   * To all sockets of a person: they took a seat in this ride or gave it up. Join again to receive messages of the
   * ride.
   */
  membershipChanged: { rideId: number };
  /** To the operators' room: an event of any ride. */
  adminRideChanged: { rideId: number; number: number; type: RideEventType };
  /** To all sockets of a person: they asked for help on this ride, or said that they are safe. */
  sosChanged: { rideId: number };
  /** To all sockets of a person: they are asked whether everything is OK on this ride, or have answered. */
  safetyChecksChanged: { rideId: number };
  /** To all sockets of a person: their notifications changed. `added` is the id of a new one. */
  notificationsChanged: { added: number | null };
  /**
   * To all sockets of a person who currently belongs to the ride: there is a new message in its chat, or the person has
   * read the chat.
   */
  rideMessagesChanged: { rideId: number };
  /** To a person's sockets and to operators: there is a new message between this person and support, or one was read. */
  supportChanged: { userId: number };
  /** To the operators’ room: an alert was opened, changed or closed. */
  alertsChanged: { opened: AlertKind | null };
  /**
   * To the operators’ room: a colleague changed something, or a payout changed. Refetch what `subjects` name as in the
   * audit log, for example `driver:12`.
   */
  operationsChanged: { subjects: string[] };
  /**
   * To the driver of a ride, if demo tools are on: a passenger’s screen shows this QR code, which a demo driver scans.
   */
  boardingCodeShown: { rideId: number; qr: string };
  /** To a driver's own room: the application status, the active ride, a payout or whether they are online changed. */
  driverChanged: { driverId: number };
}

export type ServerToClientMessages = {
  [Event in keyof SocketEvents]: (payload: SocketEvents[Event]) => void;
};
