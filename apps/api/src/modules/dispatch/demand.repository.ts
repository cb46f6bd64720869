export interface WaitingGroups {
  lat: number;
  lng: number;
  waiting: number;
}

export abstract class DemandRepository {
  /**
   * Rides without a driver that begin until then, counted per square.
   * @param seats of the vehicle; larger groups are left out
   */
  abstract waiting(seats: number, until: Date): Promise<WaitingGroups[]>;
}
