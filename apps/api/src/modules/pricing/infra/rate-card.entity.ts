import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('rate_cards')
@Index('rate_cards_valid_from', ['validFrom'], { unique: true, where: 'withdrawn_at IS NULL' })
export class RateCardEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('timestamptz', { name: 'valid_from' }) validFrom: Date;
  @Column('jsonb') rates: unknown;
  @Column('integer', { name: 'author_id', nullable: true }) authorId: number | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('integer', { name: 'restores_id', nullable: true }) restoresId: number | null;
  @Column('integer', { name: 'replaces_id', nullable: true }) replacesId: number | null;
  @Column('integer', { name: 'carries_over_id', nullable: true }) carriesOverId: number | null;
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt: Date;
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true }) withdrawnAt: Date | null;
  @Column('integer', { name: 'withdrawn_by', nullable: true }) withdrawnById: number | null;
  @Column('text', { name: 'withdrawn_for', nullable: true }) withdrawnFor: string | null;
}
