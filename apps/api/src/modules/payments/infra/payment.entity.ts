import type { PaymentState } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../../platform/database/cents.transformer';
import type { PaymentPurpose } from '../domain/intent';
import type { StoredPayment } from '../payment-records.facade';

const money = { type: 'numeric', precision: 10, scale: 2, transformer: centsColumn } as const;

@Entity('payments')
export class PaymentEntity implements StoredPayment {
  @PrimaryColumn('integer', { generated: 'identity', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'payer_id' }) payerId: number;
  @Column('text') purpose: PaymentPurpose;
  @Column(money) amount: number;
  @Column(money) captured: number;
  @Column('text') state: PaymentState;
  @Column('integer') attempt: number;
  @Column('text', { name: 'intent_id', nullable: true }) intentId: string | null;
  @Column('text', { name: 'client_secret', nullable: true }) clientSecret: string | null;
  @Column('timestamptz', { name: 'capture_before', nullable: true }) captureBefore: Date | null;
  @Column('text', { name: 'setup_intent_id', nullable: true }) setupIntentId: string | null;
  @Column('text', { name: 'setup_client_secret', nullable: true }) setupClientSecret: string | null;
  @Column('text', { name: 'method_id', nullable: true }) methodId: string | null;
  @Column('timestamptz', { name: 'authorize_at', nullable: true }) authorizeAt: Date | null;
  @Column('timestamptz', { name: 'recover_before', nullable: true }) recoverBefore: Date | null;
  @Column('text', { name: 'next_intent_id', nullable: true }) nextIntentId: string | null;
  @Column('text', { name: 'next_client_secret', nullable: true }) nextClientSecret: string | null;
  @Column({ ...money, name: 'next_amount', nullable: true }) nextAmount: number | null;
  @Column('text', { name: 'card_brand', nullable: true }) cardBrand: string | null;
  @Column('text', { name: 'card_last4', nullable: true }) cardLast4: string | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('text', { name: 'failure_message', nullable: true }) failureMessage: string | null;
  @Column('timestamptz', { name: 'authorized_at', nullable: true }) authorizedAt: Date | null;
  @Column('timestamptz', { name: 'captured_at', nullable: true }) capturedAt: Date | null;
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt: Date | null;
  @Column('smallint', { default: 0, select: false }) lookups: number;
  @Column('timestamptz', { name: 'next_lookup_at', default: () => `now() + interval '1 minute'`, select: false })
  nextLookupAt: Date;
}
