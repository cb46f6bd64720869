import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('service_accounts')
export class ServiceAccountEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id', unique: true }) userId: number;
  @Column('text') name: string;
  @Column('integer', { name: 'created_by' }) createdBy: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt: Date | null;
}
