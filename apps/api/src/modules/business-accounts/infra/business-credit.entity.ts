import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('business_credits')
export class BusinessCreditEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'charge_id' }) chargeId: number;
  @Column('integer', { name: 'account_id' }) accountId: number;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amount: number;
  @Column('bigint', {
    name: 'unused_cents',
    transformer: integerColumn,
    comment: 'What no invoice has been lowered by yet',
  })
  unused: number;
  @Column('text') reason: string;
  @Column('integer', { name: 'created_by' }) createdBy: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
