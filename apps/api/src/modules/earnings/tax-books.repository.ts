import type { Cents } from '@groupride/pricing';
import type { TransactionKind } from '../ledger/ledger.facade';

/** What a driver's account had of one kind in one month. */
export interface MonthOfKind {
  /** YYYY-MM in the city. */
  month: string;
  kind: TransactionKind;
  /** The ledger's sign: a credit, below zero. */
  amount: Cents;
  /** Of fares: how many, their amounts before the commission, and the distance of the trips. */
  trips: number;
  baseFares: Cents;
  /** Driven, or planned where the trace has gaps. */
  meters: number;
  /** Trips whose planned distance counts. */
  plannedTrips: number;
  /** Of instant payouts and their returns: what the platform kept. */
  payoutFees: Cents;
}

export abstract class TaxBooksRepository {
  abstract months(driverId: number, from: Date, before: Date, timeZone: string): Promise<MonthOfKind[]>;
}
