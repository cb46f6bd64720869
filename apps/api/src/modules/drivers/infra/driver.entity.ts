import type { ApplicationStatus, VehicleClass } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Driver } from '../driver';

@Entity('drivers')
export class DriverEntity implements Driver {
  @PrimaryColumn('integer', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id', unique: true }) userId: number;
  @Column('text') name: string;
  @Column('text') phone: string;
  @Column('text') vehicle: string;
  @Column('text', { name: 'license_plate' }) licensePlate: string;
  @Column('integer') seats: number;
  @Column('text', { name: 'vehicle_class' }) vehicleClass: VehicleClass;
  @Column('numeric', { precision: 2, scale: 1, default: () => '5.0' }) rating: string;
  @Column('integer', { name: 'rating_count', default: 0 }) ratingCount: number;
  @Column('integer', { name: 'rating_sum', default: 0 }) ratingSum: number;
  @Column('integer', { name: 'total_trips', default: 0 }) totalTrips: number;
  @Column('text', { nullable: true }) avatar: string | null;
  @Column('text', { name: 'application_status', default: 'applied' }) applicationStatus: ApplicationStatus;
  @Column('text', {
    name: 'application_reason',
    nullable: true,
    comment: 'Why the application was rejected or the account suspended; shown to the driver',
  })
  applicationReason: string | null;
  @Column('boolean', {
    name: 'documents_expired',
    default: false,
    select: false,
    comment: 'A document has expired, so the driver cannot go online',
  })
  documentsExpired: boolean;
  @Column('boolean', { name: 'is_online', default: false }) isOnline: boolean;
  @Column('double precision', { nullable: true }) lat: number | null;
  @Column('double precision', { nullable: true }) lng: number | null;
  @Column('double precision', { nullable: true }) heading: number | null;
  @Column('double precision', { nullable: true }) speed: number | null;
  @Column('timestamptz', { name: 'position_at', nullable: true }) positionAt: Date | null;
  @Column('double precision', { name: 'credible_lat', nullable: true }) credibleLat: number | null;
  @Column('double precision', { name: 'credible_lng', nullable: true }) credibleLng: number | null;
  @Column('timestamptz', { name: 'credible_at', nullable: true }) credibleAt: Date | null;
  /** Meters by which the next position may exceed the distance that a car can drive in the meantime. */
  @Column('double precision', { name: 'credible_slack', nullable: true }) credibleSlack: number | null;
  @Column('timestamptz', { name: 'last_seen_at', nullable: true }) lastSeenAt: Date | null;
  @Column('timestamptz', {
    name: 'unreachable_from',
    nullable: true,
    comment: 'Start of the last period online in which no offer could reach the driver',
  })
  unreachableFrom: Date | null;
  @Column('timestamptz', { name: 'unreachable_until', nullable: true }) unreachableUntil: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()', select: false }) createdAt: Date;
  /** Set when an offer got no answer; the driver receives no offers until the next contact. */
  @Column('boolean', { name: 'may_be_gone', default: false, select: false }) mayBeGone: boolean;
  @Column('boolean', {
    name: 'offers_ahead',
    default: false,
    comment: 'Scheduled rides are also offered to the driver ahead of time',
  })
  offersAhead: boolean;
}
