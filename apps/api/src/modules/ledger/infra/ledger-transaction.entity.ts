import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TransactionKind } from '../ledger.facade';

@Entity('ledger_transactions')
export class LedgerTransactionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('text', { unique: true }) key: string;
  @Column('text') kind: TransactionKind;
  @Column('integer', { name: 'ride_id', nullable: true }) rideId: number | null;
  @Column('integer', { name: 'payment_id', nullable: true }) paymentId: number | null;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
