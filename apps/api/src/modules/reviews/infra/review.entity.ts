import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('reviews')
export class ReviewEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'driver_id' }) driverId: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('smallint') rating: number;
  @Column('smallint', { nullable: true }) safety: number | null;
  @Column('smallint', { nullable: true }) punctuality: number | null;
  @Column('smallint', { nullable: true }) cleanliness: number | null;
  @Column('smallint', { nullable: true }) communication: number | null;
  @Column('text', { nullable: true }) comment: string | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('text', { nullable: true }) reply: string | null;
  @Column('timestamptz', { name: 'replied_at', nullable: true }) repliedAt: Date | null;
  @Column('integer', { name: 'replied_by', nullable: true }) repliedBy: number | null;
  @Column('timestamptz', { name: 'hidden_at', nullable: true }) hiddenAt: Date | null;
  @Column('integer', { name: 'hidden_by', nullable: true }) hiddenBy: number | null;
  @Column('text', { name: 'hidden_reason', nullable: true }) hiddenReason: string | null;
}
