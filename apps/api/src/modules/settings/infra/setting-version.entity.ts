import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { VersionedKind, VersionValue } from '@groupride/contracts';

@Entity('setting_versions')
@Index('setting_versions_subject', ['kind', 'subject', 'id'])
export class SettingVersionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') kind: VersionedKind;
  @Column('jsonb') value: VersionValue;
  @Column('integer', {
    name: 'author_id',
    nullable: true,
    comment: 'Null: what was there before the first change',
  })
  authorId: number | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('integer', {
    name: 'restores_id',
    nullable: true,
    comment: 'The version that it repeats; 0 for what applied before the first one',
  })
  restoresId: number | null;
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt: Date;
  @Column('text', { default: '', comment: 'A promo code; empty for what exists only once' }) subject: string;
}
