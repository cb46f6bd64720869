import { EARLIER_CAUSES, type EarlierCause } from './enums';
import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';

/**
 * A cancellation by operations. Like every action of theirs on a ride, it states a reason that riders and the driver
 * see.
 */
export class OperatorCancellation {
  @Text({ max: 300, multiline: true, description: 'Riders and the driver see it' }) reason!: string;
  @Money({ optional: true, description: 'Kept of the organizer’s payment, at most `mostFee`; left out: nothing' })
  fee?: string;
}

export class OperatorCancellationView {
  @Money({ description: 'What the organizer would pay for cancelling now' }) policyFee!: string;
  @Money({ description: 'The largest fee: what is set aside on, or was taken from, the organizer’s card' })
  mostFee!: string;
  @Money({ description: 'The smallest fee other than none' }) leastFee!: string;
  @Integer({ description: 'The driver’s part of a fee, in hundredths; 0 without a driver' }) driverPercent!: number;
}

export class OperatorCompletion {
  @Text({ max: 300, multiline: true, description: 'Riders and the driver see it' }) reason!: string;
  @Money({ optional: true, description: 'Cash rides: what the driver received, at most the fare' }) amount?: string;
}

export class Reassignment {
  @Integer({ min: 1 }) driverId!: number;
  @Integer({ min: 1, optional: true, description: 'The driver who has the ride now; left out: none' })
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
  @Flag({ description: 'The routing engine did not answer; the minutes follow from the distance' })
  minutesEstimated!: boolean;
  @Flag({ description: 'The driver declined this ride, gave it back or lost it' }) hasDeclined!: boolean;
  @OneOf(EARLIER_CAUSES, {
    ...{ optional: true, name: 'EarlierCause' },
    description: 'Why the driver, who had this ride or was offered it, does not drive it; null for others',
  })
  earlierCause!: EarlierCause | null;
}

export class RideCandidateList {
  @ListOf(() => RideCandidateView) drivers!: RideCandidateView[];
}

/** Contact details of a person in a ride, for operations. */
export class RideContact {
  @Integer({ description: 'The account, for the support chat' }) userId!: number;
  @Integer({ optional: true, description: 'Set for the driver' }) driverId!: number | null;
  @Text({ max: 100 }) name!: string;
  @Flag({ description: 'A guest of this ride, without an account' }) guest!: boolean;
  @Text({ max: 20, optional: true }) phone!: string | null;
  @Text({ max: 100, optional: true, description: 'The driver’s vehicle' }) vehicle!: string | null;
  @Text({ max: 12, optional: true, description: 'The driver’s plate' }) licensePlate!: string | null;
  @Instant({ optional: true, description: 'When the driver’s device was last heard of' }) lastSeenAt!: string | null;
}
