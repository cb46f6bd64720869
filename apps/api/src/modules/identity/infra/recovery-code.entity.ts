import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @PrimaryColumn('text', { name: 'code_hash' }) codeHash: string;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt: Date | null;
}
