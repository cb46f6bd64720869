import type { PayoutKind, PayoutState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';
import type { Payout } from '../domain/payout';

@Entity('payouts')
export class PayoutEntity implements Payout {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'driver_id' }) driverId: number;
  @Column('text') kind: PayoutKind;
  @Column('text', { default: 'requested' }) state: PayoutState;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amount: Cents;
  @Column('bigint', { name: 'fee_cents', transformer: integerColumn }) fee: Cents;
  @Column('date', { name: 'due_on', nullable: true }) dueOn: string | null;
  @Column('integer', { name: 'failed_before', default: 0 }) failedBefore: number;
  @Column('text', { name: 'transfer_id', nullable: true, unique: true }) transferId: string | null;
  @Column('text', { name: 'provider_payout_id', nullable: true, unique: true }) providerPayoutId: string | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('text', { name: 'failure_message', nullable: true }) failureMessage: string | null;
  @Column('timestamptz', { name: 'arrives_at', nullable: true }) arrivesAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  @Column('integer', { name: 'retry_of', nullable: true, unique: true }) retryOf: number | null;
  @Column('text', { name: 'bank_last4', nullable: true }) bankLast4: string | null;
  @Column('smallint', { default: 0 }) lookups: number;
  @Column('timestamptz', { name: 'next_lookup_at', default: () => `(now() + '00:01:00')` })
  nextLookupAt: Date;
}
