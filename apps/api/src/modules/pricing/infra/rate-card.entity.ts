import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('rate_cards')
export class RateCardEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('timestamptz', { name: 'valid_from', unique: true }) validFrom: Date;
  @Column('jsonb') rates: unknown;
}
