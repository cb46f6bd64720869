import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('payout_accounts')
export class PayoutAccountEntity {
  @PrimaryColumn('integer', { name: 'driver_id' }) driverId: number;
  @Column('text', { name: 'provider_account', nullable: true, unique: true }) providerAccount: string | null;
  @Column('boolean', { name: 'details_submitted', default: false }) detailsSubmitted: boolean;
  @Column('boolean', { name: 'payouts_enabled', default: false }) payoutsEnabled: boolean;
  @Column('text', { name: 'bank_name', nullable: true }) bankName: string | null;
  @Column('text', { name: 'bank_last4', nullable: true }) bankLast4: string | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
