import type {
  BookingType,
  CancellationRule,
  PaymentMethod,
  PledgeState,
  RideStatus,
  RideType,
  SplitMode,
} from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moneyColumn } from '../../../platform/database/money.column';
import type { Ride } from '../domain/ride';

@Entity('rides')
export class RideEntity implements Ride {
  @PrimaryColumn('integer', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'organizer_id' }) organizerId: number;
  @Column('uuid', { name: 'quote_id', unique: true }) quoteId: string;
  @Column('text', { name: 'pickup_location' }) pickupLocation: string;
  @Column('text', {
    name: 'pickup_address',
    nullable: true,
    comment: 'Nearest known address; null where the rider calls the pickup what it is known as',
  })
  pickupAddress: string | null;
  @Column('double precision', { name: 'pickup_lat' }) pickupLat: number;
  @Column('double precision', { name: 'pickup_lng' }) pickupLng: number;
  @Column('text', { name: 'dropoff_location' }) dropoffLocation: string;
  @Column('text', {
    name: 'dropoff_address',
    nullable: true,
    comment: 'Nearest known address; null where the rider calls the destination what it is known as',
  })
  dropoffAddress: string | null;
  @Column('double precision', { name: 'dropoff_lat' }) dropoffLat: number;
  @Column('double precision', { name: 'dropoff_lng' }) dropoffLng: number;
  @Column('integer', { name: 'group_size' }) groupSize: number;
  @Column('text', { name: 'ride_type' }) rideType: RideType;
  @Column({ ...moneyColumn, name: 'total_cost' }) totalCost: number;
  @Column({ ...moneyColumn, name: 'cost_per_person' }) costPerPerson: number;
  @Column({ ...moneyColumn, name: 'base_fare' }) baseFare: number;
  @Column({ ...moneyColumn, name: 'service_fee' }) serviceFee: number;
  @Column({ ...moneyColumn, name: 'taxes' }) taxes: number;
  @Column({ ...moneyColumn, name: 'discount', default: 0 }) discount: number;
  @Column('text', { default: 'awaiting_payment' }) status: RideStatus;
  @Column('integer', { name: 'driver_id', nullable: true }) driverId: number | null;
  @Column('integer', {
    name: 'run_id',
    nullable: true,
    comment: 'The run that serves it with others; null for a ride alone',
  })
  runId: number | null;
  @Column('text', { name: 'booking_type', default: () => `'now'::text` }) bookingType: BookingType;
  @Column('timestamptz', { name: 'scheduled_at', nullable: true }) scheduledAt: Date | null;
  @Column('boolean', { name: 'is_hourly_booking', default: false }) isHourlyBooking: boolean;
  @Column('integer', { name: 'hourly_duration', nullable: true }) hourlyDuration: number | null;
  @Column('integer', { name: 'cash_received_cents', nullable: true }) cashReceived: number | null;
  @Column('text', { name: 'payment_method' }) paymentMethod: PaymentMethod;
  @Column('text', { name: 'split_mode' }) splitMode: SplitMode;
  @Column('integer', { name: 'custom_shares', array: true, nullable: true }) customShares: number[] | null;
  @Column('text', { name: 'pledge_state', nullable: true }) pledgeState: PledgeState | null;
  @Column('integer', { name: 'pledge_min_riders', nullable: true }) pledgeMinRiders: number | null;
  @Column('integer', { name: 'pledge_totals', array: true, nullable: true }) pledgeTotals: number[] | null;
  @Column('timestamptz', { name: 'pledge_deadline', nullable: true }) pledgeDeadline: Date | null;
  @Column('timestamptz', { name: 'pledge_closed_at', nullable: true }) pledgeClosedAt: Date | null;
  @Column('timestamptz', { name: 'pledge_fix_by', nullable: true }) pledgeFixBy: Date | null;
  @Column('integer', { name: 'distance_meters' }) distanceMeters: number;
  @Column('integer', { name: 'duration_seconds' }) durationSeconds: number;
  @Column('integer', { name: 'last_event', default: 0 }) lastEvent: number;
  @Column('integer', { name: 'wrong_codes', default: 0 }) wrongCodes: number;
  @Column('timestamptz', { name: 'codes_locked_until', nullable: true }) codesLockedUntil: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'pending_since', nullable: true }) pendingSince: Date | null;
  @Column('timestamptz', {
    name: 'waiting_since',
    nullable: true,
    comment: 'When the first search for a driver began; null until a driver was lost',
  })
  waitingSince: Date | null;
  @Column('timestamptz', { name: 'accepted_at', nullable: true }) acceptedAt: Date | null;
  @Column('timestamptz', { name: 'busy_from', nullable: true }) busyFrom: Date | null;
  @Column('timestamptz', { name: 'busy_until', nullable: true }) busyUntil: Date | null;
  @Column('timestamptz', { name: 'arrived_at', nullable: true }) arrivedAt: Date | null;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { name: 'completed_at', nullable: true }) completedAt: Date | null;
  /** Number of people aboard, counted when the ride was completed. */
  @Column('integer', { nullable: true }) passengers: number | null;
  @Column('timestamptz', { name: 'cancelled_at', nullable: true }) cancelledAt: Date | null;
  @Column('text', { name: 'cancel_reason', nullable: true }) cancelReason: string | null;
  @Column('text', { name: 'cancel_rule', nullable: true }) cancelRule: CancellationRule | null;
  @Column('integer', { name: 'cancel_policy_id' }) cancelPolicyId: number;
  @Column('integer', { name: 'cancel_fee_cents', default: 0 }) cancelFee: number;
  @Column('integer', { name: 'cancel_driver_cents', default: 0 }) cancelDriverPart: number;
}
