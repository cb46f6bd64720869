import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('trip_links')
export class TripLinkEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'created_by' }) createdBy: number;
  @Column('text', { name: 'token_hash', unique: true }) tokenHash: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
}
