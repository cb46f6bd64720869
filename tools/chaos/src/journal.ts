/** Acknowledged writes that advance a ride, in their possible order. */
export const STEPS = ['booked', 'authorized', 'accepted', 'arrived', 'in_progress', 'completed', 'cancelled'] as const;
export type AcknowledgedStep = (typeof STEPS)[number];

/** What the API has acknowledged about one ride. */
export interface JournalRide {
  readonly rideId: number;
  readonly riderId: number;
  /** Idempotency key of the booking. */
  readonly key: string;
  readonly paymentMethod: 'card' | 'cash';
  readonly steps: Set<AcknowledgedStep>;
  paymentId?: number;
  driverId?: number;
}

/** Records on the client's side what was acknowledged, and everything that should not have happened. */
export class Journal {
  readonly rides = new Map<number, JournalRide>();
  /** Acknowledged names of people, by user. */
  readonly names = new Map<number, string>();
  /** Refunded cents by payment. */
  readonly refunds = new Map<number, number>();
  readonly violations: string[] = [];
  private readonly early = new Map<number, { step: AcknowledgedStep; driverId: number }[]>();
  acknowledged = 0;
  /** Number of answers that asked the client to retry, by answer. */
  readonly refusals = new Map<string, number>();

  booked(ride: Omit<JournalRide, 'steps'>): void {
    if (this.rides.has(ride.rideId)) this.violation(`ride ${ride.rideId} was the answer to two bookings`);
    this.rides.set(ride.rideId, { ...ride, steps: new Set(['booked']) });
    // A driver may have accepted the ride before the rider received the answer.
    for (const { step, driverId } of this.early.get(ride.rideId) ?? []) this.driven(ride.rideId, step, driverId);
    this.early.delete(ride.rideId);
  }

  authorized(rideId: number, paymentId: number): void {
    const ride = this.rides.get(rideId);
    if (ride === undefined) return;
    ride.steps.add('authorized');
    ride.paymentId = paymentId;
  }

  cancelled(rideId: number): void {
    this.rides.get(rideId)?.steps.add('cancelled');
  }

  driven(rideId: number, step: AcknowledgedStep, driverId: number): void {
    const ride = this.rides.get(rideId);
    if (ride === undefined) {
      this.early.set(rideId, [...(this.early.get(rideId) ?? []), { step, driverId }]);
      return;
    }
    ride.steps.add(step);
    ride.driverId = driverId;
  }

  /** Rides that were offered to a driver although no booking was acknowledged to a rider. */
  get unknownRides(): number[] {
    return [...this.early.keys()];
  }

  refused(what: string): void {
    this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
  }

  violation(text: string): void {
    this.violations.push(text);
  }
}
