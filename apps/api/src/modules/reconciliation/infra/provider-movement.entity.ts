import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('provider_movements')
export class ProviderMovementEntity {
  @PrimaryColumn('text') id: string;
  @Column('text') type: string;
  @Column('text', { name: 'source_id', nullable: true }) sourceId: string | null;
  @Column('text', { name: 'intent_id', nullable: true }) intentId: string | null;
  @Column('text', { name: 'transfer_id', nullable: true }) transferId: string | null;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amountCents: number;
  @Column('bigint', { name: 'fee_cents', transformer: integerColumn }) feeCents: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
