import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('decoy_codes')
export class DecoyCodeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('text', { name: 'identifier_hash' }) identifierHash: string;
  @Column('text', { name: 'browser_hash' }) browserHash: string;
  @Column('text', { name: 'network_hash' }) networkHash: string;
  @Column('smallint', { default: 0 }) attempts: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
