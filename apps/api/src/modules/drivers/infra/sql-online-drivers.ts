import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { OnlineDrivers, type OnlineDriver, type OnlineDriverSearch } from '../drivers.facade';
import { AT_WORK, POSITION } from './offer-requirements';

/** Reads the positions of drivers at work, and whether they have a ride under way. */
@Injectable()
export class SqlOnlineDrivers extends OnlineDrivers {
  constructor(private readonly database: Database) {
    super();
  }

  async all(): Promise<OnlineDriver[]> {
    return this.read('true', []);
  }

  async among({ driverIds, rideIds }: OnlineDriverSearch): Promise<OnlineDriver[]> {
    return this.read(
      `(d.id = ANY($1::int[]) OR d.id IN (SELECT r.driver_id FROM rides r WHERE r.id = ANY($2::int[])))`,
      [driverIds, rideIds],
    );
  }

  private read(condition: string, values: unknown[]): Promise<OnlineDriver[]> {
    return this.database.query<OnlineDriver>(
      `SELECT d.id AS "driverId", ${POSITION.lat} AS lat, ${POSITION.lng} AS lng, d.seats, d.vehicle_class AS "vehicleClass", (${AT_WORK}) AS "isAtWork",
              NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status IN ('en_route', 'in_progress')) AS "isFree"
         FROM drivers d WHERE ${POSITION.lat} IS NOT NULL AND ${values.length === 0 ? AT_WORK : condition}`,
      values,
    );
  }
}
