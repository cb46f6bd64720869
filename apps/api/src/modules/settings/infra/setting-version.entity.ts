import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SettingKind, SettingValue } from '@groupride/contracts';

@Entity('setting_versions')
@Index('setting_versions_kind', ['kind', 'id'])
export class SettingVersionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') kind: SettingKind;
  @Column('jsonb') value: SettingValue;
  @Column('integer', { name: 'author_id' }) authorId: number;
  @Column('text') reason: string;
  @Column('integer', {
    name: 'restores_id',
    nullable: true,
    comment: 'The version that it repeats; 0 for what applied before the first one',
  })
  restoresId: number | null;
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt: Date;
}
