import { Injectable } from '@nestjs/common';
import { METERS_PER_MILE } from '@groupride/geo';
import { ReportDatabase } from '../../../platform/database/report-database';
import type { ExportColumn } from '../../../platform/export/table';
import type { AuditFilter } from '../audit-log.repository';
import type { RideFilter } from '../admin.repository';
import { EXPORT_HEADERS, type ExportHeader } from '../export-texts';
import { EXPORT_VALUES, type ExportValueName } from '../export-values';
import { ExportsRepository, type ExportAs, type ExportedTable, type PaymentFilter } from '../exports.repository';
import type { DriverFilter, RiderFilter } from '../people.repository';
import { AllOf } from './conditions';
import { addAuditFilter, addDriverFilter, addRideFilter, addRiderFilter, RIDER_STATE } from './filters';

type Column = readonly [header: ExportHeader, kind: ExportColumn['kind'], sql: string, values?: ExportValueName];

/** Looks up names row by row, because with a join PostgreSQL would sort everything before it sends the first row. */
const nameOf = (user: string) => `(SELECT u.name FROM users u WHERE u.id = ${user})`;
const DRIVER_NAME = `(SELECT u.name FROM drivers d JOIN users u ON u.id = d.user_id WHERE d.id = r.driver_id)`;

const RIDE: readonly Column[] = [
  ['ride', 'number', 'r.id'],
  ['status', 'text', 'r.status', 'rideStatus'],
  ['riderId', 'number', 'r.organizer_id'],
  ['rider', 'text', nameOf('r.organizer_id')],
  ['pickup', 'text', 'r.pickup_location'],
  ['dropoff', 'text', 'r.dropoff_location'],
  ['rideType', 'text', 'r.ride_type'],
  ['group', 'number', 'r.group_size'],
  ['passengers', 'number', 'r.passengers'],
  ['miles', 'number', `round((r.distance_meters / ${METERS_PER_MILE})::numeric, 1)`],
  ['total', 'number', 'r.total_cost'],
  ['perPerson', 'number', 'r.cost_per_person'],
  ['paymentMethod', 'text', 'r.payment_method', 'paymentMethod'],
  ['driverId', 'number', 'r.driver_id'],
  ['driver', 'text', DRIVER_NAME],
  ['requested', 'time', 'r.created_at'],
  ['scheduled', 'time', 'r.scheduled_at'],
  ['accepted', 'time', 'r.accepted_at'],
  ['completed', 'time', 'r.completed_at'],
  ['cancelled', 'time', 'r.cancelled_at'],
  ['cancelReason', 'text', 'r.cancel_reason', 'cancelReason'],
];
const RIDES = `rides r`;

const DRIVER: readonly Column[] = [
  ['driverId', 'number', 'd.id'],
  ['driver', 'text', 'u.name'],
  ['status', 'text', 'd.application_status', 'applicationStatus'],
  ['phone', 'text', 'coalesce(u.phone, d.phone)'],
  ['vehicle', 'text', 'd.vehicle'],
  ['vehicleClass', 'text', 'd.vehicle_class', 'vehicleClass'],
  ['plate', 'text', 'd.license_plate'],
  ['seats', 'number', 'd.seats'],
  ['rating', 'number', 'd.rating'],
  ['trips', 'number', 'd.total_trips'],
  ['applied', 'time', 'd.created_at'],
];
const DRIVERS = `drivers d JOIN users u ON u.id = d.user_id`;

/** Hides the placeholder addresses of deleted accounts and services. */
const EMAIL = `CASE WHEN u.email LIKE '%.invalid' THEN NULL ELSE u.email END`;

const RIDER: readonly Column[] = [
  ['riderId', 'number', 'u.id'],
  ['rider', 'text', 'u.name'],
  ['status', 'text', RIDER_STATE, 'riderState'],
  ['email', 'text', EMAIL],
  ['phone', 'text', 'u.phone'],
  ['phoneVerified', 'time', 'u.phone_verified_at'],
  ['language', 'text', 'u.language', 'language'],
  ['driverId', 'number', '(SELECT d.id FROM drivers d WHERE d.user_id = u.id)'],
  ['rides', 'number', '(SELECT count(*) FROM ride_members m WHERE m.user_id = u.id AND m.left_at IS NULL)'],
  ['joined', 'time', 'u.created_at'],
];
const RIDERS = `users u`;

const PAYMENT: readonly Column[] = [
  ['payment', 'number', 'p.id'],
  ['ride', 'number', 'p.ride_id'],
  ['riderId', 'number', 'p.payer_id'],
  ['rider', 'text', nameOf('p.payer_id')],
  ['purpose', 'text', 'p.purpose', 'paymentPurpose'],
  ['status', 'text', 'p.state', 'paymentState'],
  ['amount', 'number', 'p.amount'],
  ['captured', 'number', 'p.captured'],
  [
    'refunded',
    'number',
    `(SELECT (coalesce(sum(f.amount_cents), 0) / 100)::numeric(12, 2) FROM refunds f WHERE f.payment_id = p.id AND f.state = 'succeeded')`,
  ],
  ['card', 'text', `p.card_brand || ' ' || p.card_last4`],
  ['failure', 'text', 'p.failure_code', 'failure'],
  ['created', 'time', 'p.created_at'],
  ['authorized', 'time', 'p.authorized_at'],
  ['capturedAt', 'time', 'p.captured_at'],
];
const PAYMENTS = `payments p`;

const AUDIT: readonly Column[] = [
  ['entry', 'number', 'a.id'],
  ['at', 'time', 'a.at'],
  ['actorId', 'number', 'a.actor_id'],
  ['actor', 'text', 'u.name'],
  ['action', 'text', 'a.action', 'auditAction'],
  ['subject', 'text', 'a.subject'],
  ['details', 'text', `nullif(a.data::text, '{}')`],
];
const AUDIT_LOG = `audit_log a JOIN users u ON u.id = a.actor_id`;

@Injectable()
export class SqlExportsRepository extends ExportsRepository {
  constructor(private readonly database: ReportDatabase) {
    super();
  }

  rides(filter: RideFilter, as: ExportAs): ExportedTable {
    const all = new AllOf();
    addRideFilter(all, filter);
    return this.table(RIDE, RIDES, all, 'r.id', as);
  }

  drivers(filter: DriverFilter, as: ExportAs): ExportedTable {
    const all = new AllOf();
    addDriverFilter(all, filter);
    return this.table(DRIVER, DRIVERS, all, 'd.id', as);
  }

  riders(filter: RiderFilter, as: ExportAs): ExportedTable {
    const all = new AllOf();
    addRiderFilter(all, filter);
    return this.table(RIDER, RIDERS, all, 'u.id', as);
  }

  payments({ state, made }: PaymentFilter, as: ExportAs): ExportedTable {
    const all = new AllOf();
    if (state !== null) all.add('p.state = ?', state);
    all.addRange('p.created_at', made);
    return this.table(PAYMENT, PAYMENTS, all, 'p.id', as);
  }

  auditLog(filter: AuditFilter, as: ExportAs): ExportedTable {
    const all = new AllOf();
    addAuditFilter(all, filter);
    return this.table(AUDIT, AUDIT_LOG, all, 'a.id', as);
  }

  private table(
    columns: readonly Column[],
    from: string,
    all: AllOf,
    order: string,
    { language, timeZone, newestFirst, stopped }: ExportAs,
  ): ExportedTable {
    const selected = columns.map(([, , sql]) => sql).join(', ');
    const sql = `SELECT ${selected} FROM ${from} ${all.where} ORDER BY ${order} ${newestFirst ? 'DESC' : 'ASC'}`;
    return {
      columns: columns.map(([header, kind, , values]) => ({
        header: EXPORT_HEADERS[language][header],
        kind,
        values: values && EXPORT_VALUES[language][values],
      })),
      rows: this.database.readInBatches({ sql, parameters: all.values, timeZone, stopped }),
    };
  }
}
