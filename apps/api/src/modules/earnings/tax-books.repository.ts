import type { Cents } from '@groupride/pricing';
import type { TransactionKind } from '../ledger/ledger.facade';

/** Sum of a driver's account for one kind and month. */
export interface MonthOfKind {
  /** YYYY-MM in the city. */
  month: string;
  kind: TransactionKind;
  /** The ledger's sign: credits are negative. */
  amount: Cents;
  /** For fares: the number of trips, their amounts before the commission, and the distance. */
  trips: number;
  baseFares: Cents;
  /**
   * Driven distance, or planned distance where the trace has gaps. While trips shared the vehicle, only that of the trip
   * that began first counts.
   */
  meters: number;
  /** Trips counted with their planned distance. */
  plannedTrips: number;
  /** For instant payouts and their returns: the fee the platform kept. */
  payoutFees: Cents;
}

export abstract class TaxBooksRepository {
  abstract months(driverId: number, from: Date, before: Date, timeZone: string): Promise<MonthOfKind[]>;
}
