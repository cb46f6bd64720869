import { Decimal, OneOf, Whole } from './fields';
import { Position } from './places';
import type { RideRequestView } from './drivers';
import type { ErrorCode } from './error-codes';
import type { AlertKind } from './reconciliation';
import { RIDE_VIEWERS, type RideViewer, type TrackRoute } from './rides';
import type { RideEventType, RideStatus } from './enums';

/** Messages a client sends. Each is validated, authorised by ride and rate-limited. */
export class JoinDriverMessage {
  @Whole({ min: 1 }) driverId!: number;
}
export class JoinRideMessage {
  @Whole({ min: 1 }) rideId!: number;
  @OneOf([...RIDE_VIEWERS, 'rider'], { optional: true }) role?: RideViewer | 'rider';
}
export class RideOnlyMessage {
  @Whole({ min: 1 }) rideId!: number;
}
export class DriverLocationMessage extends Position {
  @Whole({ min: 1 }) rideId!: number;
  @Decimal({ optional: true, min: 0, max: 360, description: 'Degrees clockwise from north' }) heading?: number | null;
  @Decimal({ optional: true, min: 0, max: 120, description: 'Metres per second' }) speed?: number | null;
  @Whole({
    optional: true,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Client’s clock, milliseconds since 1970',
  })
  ts?: number;
}
export class RiderLocationMessage extends Position {
  @Whole({ min: 1 }) rideId!: number;
  @Whole({ optional: true, min: 1, description: 'Ignored unless it is you' }) riderId?: number;
  @Whole({ optional: true, min: 0, max: Number.MAX_SAFE_INTEGER }) ts?: number;
}

export type Ack<T extends object = object> = ({ ok: true } & T) | { ok: false; code: ErrorCode; message: string };

export interface ClientToServerMessages {
  joinDriver: (message: JoinDriverMessage, ack?: (answer: Ack) => void) => void;
  join: (message: JoinRideMessage, ack?: (answer: Ack<{ lastEvent: number }>) => void) => void;
  leave: (message: RideOnlyMessage, ack?: (answer: Ack) => void) => void;
  joinAdmin: (message: Record<string, never>, ack?: (answer: Ack) => void) => void;
  driverLocation: (message: DriverLocationMessage, ack?: (answer: Ack) => void) => void;
  riderLocation: (message: RiderLocationMessage, ack?: (answer: Ack) => void) => void;
  requestRefresh: (message: RideOnlyMessage, ack?: (answer: Ack<{ lastEvent: number }>) => void) => void;
}

export interface DriverLocationUpdate {
  rideId: number;
  location: { lat: number; lng: number };
  /** Degrees clockwise from north. */
  heading: number | null;
  /** Metres per second. */
  speed: number | null;
  /** When the server received it, ISO 8601. */
  timestamp: string;
  /** Minutes to the pickup, or to the destination once under way. */
  etaMinutes: number;
  distanceMeters: number;
  /** The remaining route; only when it has changed. */
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

export interface ServerToClientMessages {
  /** To the driver's room: an offer. To the operators' room: a rider asked for a ride. */
  newRideRequest: (request: RideRequestView | NewRideForOperations) => void;
  /** To the driver's room: an offer has expired or was withdrawn. */
  rideRequestGone: (message: { id: number; offerId: number }) => void;
  joined: (message: { rideId?: number; driverId?: number; lastEvent?: number }) => void;
  driverLocationUpdate: (update: DriverLocationUpdate) => void;
  riderLocationUpdate: (update: RiderLocationUpdate) => void;
  /** A member began or ended sharing their position with the ride. */
  sharedPositionsChanged: (message: { rideId: number }) => void;
  /** Somebody was asked whether they are ready, answered, or was reminded. */
  assemblyChanged: (message: { rideId: number }) => void;
  rideStatusChanged: (message: { rideId: number; status: RideStatus; number: number }) => void;
  /** Every event of a ride: refetch by the authorised call; a gap in `number` means something was missed. */
  rideEvent: (message: { rideId: number; number: number; type: RideEventType | 'payment_changed' }) => void;
  /** To the operators' room. */
  adminRideChanged: (message: { rideId: number; number: number; type: RideEventType }) => void;
  /** To all sockets of a person: they asked for help on this ride, or said that they are safe. */
  sosChanged: (message: { rideId: number }) => void;
  /** To all sockets of a person: they are asked whether everything is OK on this ride, or have answered. */
  safetyChecksChanged: (message: { rideId: number }) => void;
  /** To all sockets of a person: their notifications changed. `added` is the id of a new one. */
  notificationsChanged: (message: { added: number | null }) => void;
  /** To all sockets of a person who belongs to the ride now: there is a new message in its chat, or the person has read it. */
  rideMessagesChanged: (message: { rideId: number }) => void;
  /** To a person's sockets and to operators: there is a new message between this person and support, or one was read. */
  supportChanged: (message: { userId: number }) => void;
  /** To the operators’ room: an alert was opened, changed or closed. */
  alertsChanged: (message: { opened: AlertKind | null }) => void;
  /** To the driver of a ride, where demo tools are on: a passenger’s screen shows this QR code, which a demo driver scans. */
  boardingCodeShown: (message: { rideId: number; qr: string }) => void;
  /** To a driver's own room: the application status or the active ride changed. */
  driverChanged: (message: { driverId: number }) => void;
}
