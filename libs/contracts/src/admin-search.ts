import {
  APPLICATION_STATUSES,
  PAYMENT_STATES,
  RIDE_STATUSES,
  type ApplicationStatus,
  type PaymentState,
  type RideStatus,
} from './enums';
import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';

export class AdminSearchQuery {
  @Text({
    max: 100,
    description: 'Ride or receipt number, name, phone number, email address, plate, payment id, pickup or destination',
  })
  q!: string;
}

export class FoundRide {
  @Integer() id!: number;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
  @Text({ max: 100 }) riderName!: string;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Text({ max: 200, optional: true, description: 'Nearest known address, if the rider calls the pickup differently' })
  pickupAddress!: string | null;
  @Text({
    max: 200,
    optional: true,
    description: 'Nearest known address, if the rider calls the destination differently',
  })
  dropoffAddress!: string | null;
}

export class FoundPerson {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 254 }) email!: string;
  @Text({ max: 20, optional: true }) phone!: string | null;
  @Flag({ description: 'A guest of one ride, without an account' }) guest!: boolean;
  @Integer({ description: 'Rides that they organized or have a seat in' }) rides!: number;
}

export class FoundDriver {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 20, optional: true }) phone!: string | null;
  @Text({ max: 100 }) vehicle!: string;
  @Text({ max: 12 }) licensePlate!: string;
  @OneOf(APPLICATION_STATUSES) applicationStatus!: ApplicationStatus;
}

export class FoundPayment {
  @Integer() id!: number;
  @Integer() rideId!: number;
  @Text({ max: 100 }) payerName!: string;
  @Money() amount!: string;
  @OneOf(PAYMENT_STATES) state!: PaymentState;
}

export class FoundReceipt {
  @Text({ max: 40 }) number!: string;
  @Integer() rideId!: number;
  @Text({ max: 100 }) payerName!: string;
  @Money() charged!: string;
  @Instant() issuedAt!: string;
}

/** At most five results of each kind, best match first. */
export class AdminSearchResults {
  @ListOf(() => FoundRide) rides!: FoundRide[];
  @ListOf(() => FoundPerson) people!: FoundPerson[];
  @ListOf(() => FoundDriver) drivers!: FoundDriver[];
  @ListOf(() => FoundPayment) payments!: FoundPayment[];
  @ListOf(() => FoundReceipt) receipts!: FoundReceipt[];
}
