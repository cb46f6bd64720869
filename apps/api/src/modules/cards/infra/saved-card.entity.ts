import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('saved_cards')
export class SavedCardEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text', { name: 'method_id', unique: true }) methodId: string;
  @Column('text') brand: string;
  @Column('text') last4: string;
  @Column('smallint', { name: 'exp_month' }) expMonth: number;
  @Column('smallint', { name: 'exp_year' }) expYear: number;
  @Column('boolean', { name: 'is_default', default: false }) isDefault: boolean;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
}
