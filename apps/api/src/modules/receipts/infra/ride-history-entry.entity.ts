import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moneyColumn } from '../../../platform/database/money.column';

@Entity('ride_history')
export class RideHistoryEntryEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column({ ...moneyColumn }) amount: number;
  @Column('timestamptz', { name: 'completed_at', default: () => 'now()' }) completedAt: Date;
}
