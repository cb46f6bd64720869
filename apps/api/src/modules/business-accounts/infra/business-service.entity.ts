import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('business_services')
export class BusinessServiceEntity {
  @PrimaryColumn('integer', { name: 'service_account_id' }) serviceAccountId: number;
  @Column('integer', { name: 'account_id' }) accountId: number;
  @Column('integer', { name: 'connected_by' }) connectedBy: number;
  @Column('timestamptz', { name: 'connected_at', default: () => 'now()' }) connectedAt: Date;
}
