import type { PaymentMethod } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moneyColumn } from '../../../platform/database/money.column';

@Entity('receipts')
export class ReceiptEntity {
  @PrimaryColumn('text') number: string;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'payer_id' }) payerId: number;
  @Column({ ...moneyColumn }) charged: number;
  @Column('jsonb', { name: 'ride_lines' }) rideLines: unknown;
  @Column('jsonb', { name: 'own_lines' }) ownLines: unknown;
  @Column('text', { name: 'payment_method' }) paymentMethod: PaymentMethod;
  @Column('timestamptz', { name: 'issued_at', default: () => 'now()' }) issuedAt: Date;
}
