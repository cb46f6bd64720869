import type { Database, Transaction } from '../../../platform/database/database';
import type { Jobs } from '../../../platform/jobs/jobs';
import { InMemoryAlerts } from '../../alerts/testing/in-memory-alerts';
import { InMemoryOutbox } from '../../identity/testing/in-memory-outbox';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger';
import type { MembersFacade } from '../../members/members.facade';
import type { ReceiptsFacade } from '../../receipts/receipts.facade';
import type { RidesFacade } from '../../rides/rides.facade';
import { Holds } from '../holds.facade';
import { InMemoryPaymentContexts } from './in-memory-payment-contexts';
import { InMemoryPaymentRecords } from './in-memory-payment-records';
import { InMemoryProvider } from './in-memory-provider';
import { only } from '../../../platform/testing/stand-ins';
import { OneRide, People, Queue, Receipts, Seats, SetClock, type Ride } from './stand-ins';

/**
 * A ride of 50.00 for four with its organizer and one friend, and in-memory versions of everything the payment modules
 * need.
 */
export class PaymentParts {
  readonly provider = new InMemoryProvider();
  readonly clock = new SetClock();
  readonly people = new People();
  readonly outbox = new InMemoryOutbox((id) => this.people.find(id));
  readonly payments = new InMemoryPaymentRecords();
  readonly ledger = new InMemoryLedger();
  readonly alerts = new InMemoryAlerts();
  readonly ride: OneRide;
  readonly rides: RidesFacade;
  readonly seats = new Seats();
  readonly members = only<MembersFacade>(this.seats);
  readonly issued = new Receipts();
  readonly receipts = only<ReceiptsFacade>(this.issued);
  readonly queue = new Queue(this.clock);
  readonly jobs = this.queue as Partial<Jobs> as Jobs;
  readonly tx = {} as Transaction;
  readonly database = only<Database>({ transaction: (work) => work(this.tx) });
  readonly holds: Holds;
  readonly contexts: InMemoryPaymentContexts;

  constructor(ride: Partial<Ride>) {
    this.ride = new OneRide(ride);
    this.rides = only<RidesFacade>(this.ride);
    this.holds = new Holds(this.payments, this.rides, this.jobs, this.clock);
    this.contexts = new InMemoryPaymentContexts(
      this.payments,
      () => this.ride.ride,
      this.members,
      async (userId) => (await this.people.find(userId)).stripeCustomerId,
    );
  }
}
