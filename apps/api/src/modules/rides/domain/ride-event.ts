import type { ActorKind, RideEventType, RideStatus } from '@groupride/contracts';

export interface RideEvent {
  rideId: number;
  number: number;
  type: RideEventType;
  at: Date;
  actorKind: ActorKind;
  actorId: number | null;
  actorName: string | null;
  /** The business account for which a service caused the event; null otherwise. */
  bookedBy: string | null;
  status: RideStatus | null;
  reason: string | null;
  data: Record<string, unknown>;
}
