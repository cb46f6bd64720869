import type { SalesInquiryState } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('sales_inquiries')
export class SalesInquiryEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('uuid', { name: 'client_id', unique: true }) clientId: string;
  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text', { nullable: true }) organization: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text') message: string;
  @Column('text', { default: 'new' }) state: SalesInquiryState;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('integer', { name: 'changed_by', nullable: true }) changedBy: number | null;
  @Column('timestamptz', { name: 'changed_at', nullable: true }) changedAt: Date | null;
}
