import type { BusinessInvoiceStatus, Language } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('business_invoices')
export class BusinessInvoiceEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { unique: true }) number: number;
  @Column('integer', { name: 'account_id' }) accountId: number;
  @Column('text') month: string;
  @Column('text', { name: 'account_name', comment: 'As it was when the invoice was made' }) accountName: string;
  @Column('text', { name: 'billing_address' }) billingAddress: string;
  @Column('text', { default: 'open' }) status: BusinessInvoiceStatus;
  @Column('bigint', { name: 'total_cents', transformer: integerColumn }) total: number;
  @Column('bigint', { name: 'paid_cents', transformer: integerColumn, default: 0 }) paid: number;
  @Column('bigint', {
    name: 'credited_cents',
    transformer: integerColumn,
    default: 0,
    comment: 'Credits that lower what is to be paid',
  })
  credited: number;
  @Column('text', {
    default: 'en',
    comment: 'Of the PDF: the language of the account when the invoice was made',
  })
  language: Language;
  @Column('date', { name: 'due_date' }) dueDate: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'paid_at', nullable: true }) paidAt: Date | null;
}
