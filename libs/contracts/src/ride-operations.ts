import { EARLIER_CAUSES, type EarlierCause } from './enums';
import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';

/**
 * A cancellation by operations. Like every action of theirs on a ride, it states a reason that riders and the driver
 * see.
 */
export class OperatorCancellation {
  @Text({ max: 300, multiline: true, description: 'Riders and the driver see it' }) reason!: string;
  @Money({ optional: true, description: 'Kept from the organizer’s payment, at most `mostFee`; nothing when left out' })
  fee?: string;
}

export class OperatorCancellationView {
  @Money({ description: 'What the organizer would pay for cancelling now' }) policyFee!: string;
  @Money({
    description:
      'Maximum fee: the amount that is on hold on, or was taken from, the organizer’s card, but not more than the ride costs them',
  })
  mostFee!: string;
  @Money({ description: 'Smallest possible fee other than 0.00' }) leastFee!: string;
  @Integer({ description: 'The driver’s part of a fee, in percent; 0 without a driver' }) driverPercent!: number;
}

export class OperatorCompletion {
  @Text({ max: 300, multiline: true, description: 'Riders and the driver see it' }) reason!: string;
  @Money({ optional: true, description: 'Cash rides: what the driver received, at most the fare' }) amount?: string;
}

export class Reassignment {
  @Integer({ min: 1 }) driverId!: number;
  @Integer({
    min: 1,
    optional: true,
    description: 'The driver who currently has the ride; left out when there is none',
  })
  replacedDriverId?: number | null;
  @Text({ max: 300, multiline: true, description: 'Riders and both drivers see it' }) reason!: string;
}

/** A driver who could take the ride now. */
export class RideCandidateView {
  @Integer() driverId!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 20, optional: true }) phone!: string | null;
  @Text({ max: 100 }) vehicle!: string;
  @Text({ max: 12 }) licensePlate!: string;
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Integer() seats!: number;
  @Integer({ description: 'Minutes to the pickup by road' }) minutes!: number;
  @Flag({
    description: 'Whether the minutes are estimated from the distance, because the routing engine did not respond',
  })
  minutesEstimated!: boolean;
  @Flag({ description: 'Whether the driver declined this ride, gave it back or lost it' }) hasDeclined!: boolean;
  @OneOf(EARLIER_CAUSES, {
    optional: true,
    name: 'EarlierCause',
    description: 'Why the driver, who had this ride or was offered it, does not drive it; null for others',
  })
  earlierCause!: EarlierCause | null;
}

export class RideCandidateList {
  @ListOf(() => RideCandidateView) drivers!: RideCandidateView[];
}

/** Contact details of a person in a ride, for operations. */
export class RideContact {
  @Integer({ description: 'Id of the account, for the support chat' }) userId!: number;
  @Integer({ optional: true, description: 'Set for the driver' }) driverId!: number | null;
  @Text({ max: 100 }) name!: string;
  @Flag({ description: 'A guest of this ride, without an account' }) guest!: boolean;
  @Text({ max: 20, optional: true }) phone!: string | null;
  @Text({ max: 100, optional: true, description: 'The driver’s vehicle' }) vehicle!: string | null;
  @Text({ max: 12, optional: true, description: 'The driver’s plate' }) licensePlate!: string | null;
  @Instant({ optional: true, description: 'Time of the last contact with the driver’s device' }) lastSeenAt!:
    string | null;
}
