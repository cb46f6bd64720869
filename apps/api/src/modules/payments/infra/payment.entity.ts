import type { PaymentState } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moneyColumn } from '../../../platform/database/money.column';
import type { PaymentPurpose } from '../domain/intent';
import type { StoredPayment } from '../payment-records.facade';

@Entity('payments')
export class PaymentEntity implements StoredPayment {
  @PrimaryColumn('integer', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'payer_id' }) payerId: number;
  @Column('text') purpose: PaymentPurpose;
  @Column(moneyColumn) amount: number;
  @Column({ ...moneyColumn, default: 0 }) captured: number;
  @Column('text', { default: 'created' }) state: PaymentState;
  @Column('integer', { default: 1 }) attempt: number;
  @Column('text', { name: 'intent_id', nullable: true, unique: true }) intentId: string | null;
  @Column('text', { name: 'client_secret', nullable: true }) clientSecret: string | null;
  @Column('timestamptz', { name: 'capture_before', nullable: true }) captureBefore: Date | null;
  @Column('text', { name: 'setup_intent_id', nullable: true, unique: true }) setupIntentId: string | null;
  @Column('text', { name: 'setup_client_secret', nullable: true }) setupClientSecret: string | null;
  @Column('text', { name: 'method_id', nullable: true }) methodId: string | null;
  @Column('timestamptz', { name: 'authorize_at', nullable: true }) authorizeAt: Date | null;
  @Column('timestamptz', { name: 'recover_before', nullable: true }) recoverBefore: Date | null;
  @Column('text', { name: 'next_intent_id', nullable: true, unique: true }) nextIntentId: string | null;
  @Column('text', { name: 'next_client_secret', nullable: true }) nextClientSecret: string | null;
  @Column({ ...moneyColumn, name: 'next_amount', nullable: true }) nextAmount: number | null;
  @Column('text', { name: 'card_brand', nullable: true }) cardBrand: string | null;
  @Column('text', { name: 'card_last4', nullable: true }) cardLast4: string | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('text', { name: 'failure_message', nullable: true }) failureMessage: string | null;
  @Column('timestamptz', { name: 'authorized_at', nullable: true }) authorizedAt: Date | null;
  @Column('timestamptz', { name: 'captured_at', nullable: true }) capturedAt: Date | null;
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt: Date | null;
  @Column('smallint', { default: 0, select: false }) lookups: number;
  @Column('timestamptz', { name: 'next_lookup_at', default: () => `(now() + '00:01:00')`, select: false })
  nextLookupAt: Date;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()', select: false }) createdAt: Date;
  @Column('integer', { default: 0, select: false }) confirms: number;
}
