import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('quotes')
export class QuoteEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('integer', { name: 'user_id', nullable: true }) userId: number | null;
  @Column('integer', { name: 'rate_card_id' }) rateCardId: number;
  @Column('jsonb') request: unknown;
  @Column('jsonb') price: unknown;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt: Date | null;
  @Column('integer', { name: 'ride_id', nullable: true }) rideId: number | null;
}
