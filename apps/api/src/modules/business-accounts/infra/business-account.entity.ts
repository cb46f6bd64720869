import type { BusinessAccountStatus, Language, VolumeDiscountRule } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('business_accounts')
export class BusinessAccountEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') name: string;
  @Column('text', { name: 'billing_emails', array: true }) billingEmails: string[];
  @Column('text', { name: 'billing_address' }) billingAddress: string;
  @Column('text', { default: 'active' }) status: BusinessAccountStatus;
  @Column('bigint', { name: 'credit_limit_cents', transformer: integerColumn }) creditLimit: number;
  @Column('bigint', {
    name: 'reserved_cents',
    transformer: integerColumn,
    default: 0,
    comment: 'For rides that are not over',
  })
  reserved: number;
  @Column('bigint', {
    name: 'owed_cents',
    transformer: integerColumn,
    default: 0,
    comment:
      'For rides that are over, and not paid; equals the account in the ledger. Below zero, the account has credit',
  })
  owed: number;
  @Column('text', { default: 'en', comment: 'Of invoices and mails' }) language: Language;
  @Column('integer', { name: 'payment_terms_days' }) paymentTermsDays: number;
  @Column('jsonb', { default: [], comment: 'Volume discounts: from how many rides in a month how many percent' })
  discounts: VolumeDiscountRule[];
  @Column('integer', { name: 'sales_inquiry_id', nullable: true, unique: true }) salesInquiryId: number | null;
  @Column('integer', { default: 1, comment: 'Grows with each change by operations' }) revision: number;
  @Column('integer', { name: 'created_by' }) createdBy: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
