export interface AnsweredOffers {
  accepted: number;
  declined: number;
  /** Ran out without an answer. */
  missed: number;
  /** Of the accepted ones: given back by the driver. */
  released: number;
}

export abstract class DriverRatesRepository {
  /** Offers that a driver got since a moment. Those that were withdrawn before an answer do not count. */
  abstract answered(driverId: number, since: Date): Promise<AnsweredOffers>;
}
