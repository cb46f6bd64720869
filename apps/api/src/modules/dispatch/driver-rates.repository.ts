export interface AnsweredOffers {
  accepted: number;
  declined: number;
  /** Offers that expired without an answer. */
  missed: number;
  /** Accepted offers whose ride the driver gave back. */
  released: number;
}

export abstract class DriverRatesRepository {
  /** Offers that a driver received since then. Offers withdrawn before an answer do not count. */
  abstract answered(driverId: number, since: Date): Promise<AnsweredOffers>;
}
