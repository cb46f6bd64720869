import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('card_setups')
export class CardSetupEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('integer', { default: 1 }) attempt: number;
  @Column('text', { name: 'setup_intent_id', nullable: true, unique: true }) setupIntentId: string | null;
  @Column('smallint', { default: 0 }) lookups: number;
  @Column('timestamptz', { name: 'next_lookup_at', default: () => `(now() + '00:01:00')` })
  nextLookupAt: Date;
}
