import { MAX_REFERENCE_LENGTH, Passenger } from './business-accounts';
import { PAYMENT_METHODS, SPLIT_MODES, type PaymentMethod, type SplitMode } from './enums';
import { Flag, ListOf, Nested, OneOf, Text } from './fields';
import { Invitee } from './invitations';
import { PaymentIntentView } from './payments';
import { PledgeTerms } from './pledges';
import { RideView } from './rides';
import { SeatAmount } from './splits';

/** A booking. The quote determines everything else about the ride (route, size, type, schedule, price). */
export class RideBooking {
  @Text({ min: 36, max: 36, message: 'must be the quoteId of a price' }) quoteId!: string;
  @OneOf(PAYMENT_METHODS, {
    description:
      '`account` requires a passenger and a token with the scope business:write, of a service account that belongs to a business account',
  })
  paymentMethod!: PaymentMethod;
  @Nested(() => Passenger, {
    optional: true,
    description: 'The passenger, when an account pays. They get a link to the ride as a guest, and see no prices',
  })
  passenger?: Passenger;
  @Text({ max: 20, optional: true, description: 'Code of a cost center of the account that pays' })
  costCenter?: string;
  @Text({ max: MAX_REFERENCE_LENGTH, optional: true, description: 'Printed on the invoice of the account that pays' })
  reference?: string;
  @OneOf(SPLIT_MODES, { optional: true }) splitMode?: SplitMode;
  @ListOf(() => SeatAmount, { optional: true, max: 54, description: 'For a custom split; omitted seats cost nothing' })
  shares?: SeatAmount[];
  @Nested(() => PledgeTerms, { optional: true, description: 'For a pledge: a scheduled ride that is paid by card' })
  pledge?: PledgeTerms;
  @ListOf(() => Invitee, {
    optional: true,
    max: 54,
    description: 'People who are sent the join link once the ride is booked; at most one for each other seat',
  })
  invitees?: Invitee[];
  @Flag({
    optional: true,
    description:
      'Also starts your card payment, like POST /api/create-payment-intent. A token then needs the scope payments:write as well',
  })
  startPayment?: boolean;
}

/** The answer to a booking. */
export class BookedRideView extends RideView {
  @Nested(() => PaymentIntentView, {
    optional: true,
    description:
      'Your payment, if you asked to start it and the card provider answered in time. Otherwise POST /api/create-payment-intent starts it',
  })
  payment!: PaymentIntentView | null;
}
