import { Injectable } from '@nestjs/common';
import { classesFor } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { VehicleRulesFacade } from '../../settings/settings.facade';
import { PlannableDrivers, type PlannableDriver, type PlannedDrive } from '../drivers.facade';
import { hasSeatIn } from '../offer-conditions';
import { metersTo } from './offer-requirements';

/** Finds drivers for drives that are planned ahead. Unlike a search, it ignores who is at work now. */
@Injectable()
export class SqlPlannableDrivers extends PlannableDrivers {
  constructor(
    private readonly database: Database,
    private readonly rules: VehicleRulesFacade,
  ) {
    super();
  }

  async find(
    { rideType, bookedAt, seats, busy, driverId, near, isOnline = false, limit }: PlannedDrive,
    tx?: Transaction,
  ): Promise<PlannableDriver[]> {
    const rules = bookedAt === null ? this.rules.current : this.rules.at(bookedAt);
    const { suitable, larger } = classesFor(rules, rideType, seats);
    return (tx ?? this.database).query<PlannableDriver>(
      `SELECT "driverId", "userId", name, phone, vehicle, "vehicleClass", seats, problem FROM (
         SELECT d.is_online, ${metersTo('$7::float8', '$8::float8')} AS meters, d.id AS "driverId", d.user_id AS "userId", u.name, coalesce(u.phone, d.phone) AS phone, d.vehicle, d.vehicle_class AS "vehicleClass", d.seats,
                CASE WHEN d.application_status <> 'approved' THEN 'not_approved'
                     WHEN d.documents_expired THEN 'documents_expired'
                     WHEN d.seats < $1 THEN 'vehicle_too_small'
                     WHEN d.vehicle_class <> ALL($2::text[]) THEN 'class_not_suitable'
                     WHEN EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status IN ('confirmed', 'en_route', 'in_progress')
                            AND b.busy_from IS NOT NULL AND tstzrange(b.busy_from, b.busy_until) && tstzrange($3, $4)) THEN 'busy'
                END AS problem
           FROM drivers d JOIN users u ON u.id = d.user_id WHERE $5::int IS NULL AND d.application_status = 'approved' OR d.id = $5) each
        WHERE ($5::int IS NOT NULL OR problem IS NULL) AND ($7::float8 IS NULL OR meters IS NOT NULL) AND (is_online OR NOT $9)
        ORDER BY meters, name, "driverId" LIMIT $6`,
      [
        seats,
        [...suitable, ...larger],
        busy.from,
        busy.until,
        driverId ?? null,
        limit,
        near?.lat ?? null,
        near?.lng ?? null,
        isOnline,
      ],
    );
  }

  async hasSeatInAny(tx: Transaction, driverId: number, rideIds: readonly number[]): Promise<boolean> {
    const rows = await tx.query<object>(
      `SELECT 1 FROM drivers d WHERE d.id = $1
          AND EXISTS (SELECT 1 FROM unnest($2::int[]) AS along (ride_id) WHERE ${hasSeatIn('along.ride_id')})`,
      [driverId, rideIds],
    );
    return rows.length > 0;
  }
}
