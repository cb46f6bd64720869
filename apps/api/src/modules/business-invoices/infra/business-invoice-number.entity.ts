import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('business_invoice_numbers')
export class BusinessInvoiceNumberEntity {
  @PrimaryColumn('boolean', { name: 'only_row', default: true }) onlyRow: boolean;
  @Column('integer', { name: 'last_number' }) lastNumber: number;
}
