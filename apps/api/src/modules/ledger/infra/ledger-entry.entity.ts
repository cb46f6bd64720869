import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('ledger_entries')
export class LedgerEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('bigint', { name: 'transaction_id', transformer: integerColumn }) transactionId: number;
  @Column('text') account: string;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amountCents: number;
}
