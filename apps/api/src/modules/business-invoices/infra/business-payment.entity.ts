import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('business_payments')
export class BusinessPaymentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'invoice_id' }) invoiceId: number;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amount: number;
  @Column('date', { name: 'received_on' }) receivedOn: string;
  @Column('text') reference: string;
  @Column('integer', { name: 'recorded_by' }) recordedBy: number;
  @Column('timestamptz', { name: 'recorded_at', default: () => 'now()' }) recordedAt: Date;
  @Column('timestamptz', { name: 'reversed_at', nullable: true, comment: 'The payment does not count any more' })
  reversedAt: Date | null;
  @Column('integer', { name: 'reversed_by', nullable: true }) reversedBy: number | null;
  @Column('text', { name: 'reversal_reason', nullable: true }) reversalReason: string | null;
}
