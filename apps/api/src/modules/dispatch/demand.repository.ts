export interface WaitingGroups {
  lat: number;
  lng: number;
  waiting: number;
}

export abstract class DemandRepository {
  /**
   * Rides without a driver that begin before `until`, counted per grid square.
   * @param seats number of seats of the vehicle; larger groups are left out
   */
  abstract waiting(seats: number, until: Date): Promise<WaitingGroups[]>;
}
