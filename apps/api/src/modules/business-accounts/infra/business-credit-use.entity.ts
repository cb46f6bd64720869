import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('business_credit_uses')
export class BusinessCreditUseEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'credit_id' }) creditId: number;
  @Column('integer', { name: 'invoice_id' }) invoiceId: number;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amount: number;
  @Column('timestamptz', { name: 'used_at', default: () => 'now()' }) usedAt: Date;
  @Column('timestamptz', {
    name: 'released_at',
    nullable: true,
    comment: 'When the invoice was voided; the credit can be used again',
  })
  releasedAt: Date | null;
}
