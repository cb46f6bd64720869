import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('business_events')
export class BusinessEventEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'account_id' }) accountId: number;
  @Column('text') name: string;
  @Column('timestamptz', { name: 'booked_at', default: () => 'now()' }) bookedAt: Date;
}
