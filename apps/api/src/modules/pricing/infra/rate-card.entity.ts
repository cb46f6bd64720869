import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('rate_cards')
export class RateCardEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('timestamptz', { name: 'valid_from', unique: true }) validFrom: Date;
  @Column('jsonb') rates: unknown;
  @Column('integer', { name: 'author_id', nullable: true }) authorId: number | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('integer', { name: 'restores_id', nullable: true }) restoresId: number | null;
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt: Date;
}
