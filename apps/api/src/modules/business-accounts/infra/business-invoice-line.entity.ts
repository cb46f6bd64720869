import { Entity, PrimaryColumn } from 'typeorm';

@Entity('business_invoice_lines')
export class BusinessInvoiceLineEntity {
  @PrimaryColumn('integer', { name: 'invoice_id' }) invoiceId: number;
  @PrimaryColumn('integer', { name: 'charge_id' }) chargeId: number;
}
