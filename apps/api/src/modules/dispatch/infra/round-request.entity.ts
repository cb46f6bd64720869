import { Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A requested round of matching. The round that serves it deletes it. */
@Entity('round_requests')
export class RoundRequestEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
}
