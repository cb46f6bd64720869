/** Recorded facts about the ride of a disputed payment. Null means not recorded. */
export interface RideFacts {
  rideId: number;
  payerName: string;
  pickup: string;
  destination: string;
  bookedAt: Date;
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
  /** Whether operations, not the driver, completed the ride. */
  completedByOperations: boolean;
  cancelledAt: Date | null;
  /** When the driver checked the payer's boarding code. */
  boardedAt: Date | null;
  /** Length of the vehicle's trace; null when the trace has gaps. */
  drivenMeters: number | null;
  receiptNumber: string | null;
}

const METERS_PER_MILE = 1609.344;

/**
 * Proposes a statement for the bank, with one sentence for each recorded fact.
 * @param when formats a time with its date
 */
export function proposedStatement(facts: RideFacts, when: (moment: Date) => string): string {
  const { payerName, acceptedAt, arrivedAt, startedAt, completedAt, cancelledAt, boardedAt, drivenMeters } = facts;
  const sentences = [
    `This payment is for GroupRide ride ${facts.rideId} from ${facts.pickup} to ${facts.destination}, booked on ${when(facts.bookedAt)}.`,
    acceptedAt && `A driver accepted the ride on ${when(acceptedAt)}.`,
    arrivedAt && `The driver arrived at the pickup on ${when(arrivedAt)}.`,
    boardedAt && `${payerName} boarded on ${when(boardedAt)}: the driver checked their personal boarding code.`,
    startedAt && `The trip started on ${when(startedAt)}.`,
    completedAt &&
      (facts.completedByOperations
        ? `GroupRide’s operations team recorded the trip as completed on ${when(completedAt)}.`
        : `The trip was completed on ${when(completedAt)}.`),
    drivenMeters !== null &&
      `The vehicle drove ${(drivenMeters / METERS_PER_MILE).toFixed(1)} miles on this trip, as its positions show.`,
    cancelledAt && `The ride was cancelled on ${when(cancelledAt)}.`,
    facts.receiptNumber && `${payerName} was sent receipt ${facts.receiptNumber}.`,
  ];
  return sentences.filter(Boolean).join('\n');
}
