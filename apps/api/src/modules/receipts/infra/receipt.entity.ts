import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moneyColumn } from '../../../platform/database/money.column';
import type { IssuedReceipt } from '../domain/receipt';

@Entity('receipts')
export class ReceiptEntity implements IssuedReceipt {
  @PrimaryColumn('text') number: string;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'payer_id' }) payerId: number;
  @Column({ ...moneyColumn }) charged: number;
  @Column('jsonb', { name: 'ride_lines' }) rideLines: IssuedReceipt['rideLines'];
  @Column('jsonb', { name: 'own_lines' }) ownLines: IssuedReceipt['ownLines'];
  @Column('text', { name: 'payment_method' }) paymentMethod: string;
  @Column('timestamptz', { name: 'issued_at', default: () => 'now()' }) issuedAt: Date;
}
