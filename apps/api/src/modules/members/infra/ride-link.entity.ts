import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('ride_links')
export class RideLinkEntity {
  @PrimaryColumn('text') token: string;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}
