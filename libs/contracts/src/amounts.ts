import { Money } from './fields';

/** The amounts of one rider in one ride, as shown on every screen, list, receipt and mail. */
export class RiderAmounts {
  @Money({ description: 'Price of the rider’s own seat, whoever pays it; 0.00 once the ride is cancelled' })
  share!: string;
  @Money({ description: 'Part of the share paid by credit: set aside or, once the ride is over, used' })
  credit!: string;
  @Money({ description: 'What the rider would pay if the ride ended now or, once it is over, what it cost them' })
  due!: string;
  @Money({ description: 'The most the rider can be charged' }) atMost!: string;
  @Money({ description: 'Authorized on the rider’s cards and not charged' }) setAside!: string;
  @Money({ description: 'Charged to the rider’s cards for the ride, without a tip' }) charged!: string;
  @Money({ description: 'What the driver received from the rider in cash' }) inCash!: string;
  @Money({ description: 'Tip that the rider gave the driver' }) tip!: string;
  @Money({ description: 'Returned to the rider, including by their bank after a dispute' }) refunded!: string;
  @Money({ description: 'Once the ride is over: the amount that was set aside and is not charged' }) released!: string;
  @Money({ description: 'Once the ride is over: the amount that the rider does not have to pay' }) waived!: string;
  @Money({ description: 'Once the ride is over: the amount still to be charged or paid' }) outstanding!: string;
  @Money({ description: 'Sum of charges, cash and tip, less refunds' }) paid!: string;
}
