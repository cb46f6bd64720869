import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('api_requests')
export class ApiRequestEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('timestamptz') at: Date;
  @Column('integer', { name: 'token_id' }) tokenId: number;
  @Column('text') method: string;
  @Column('text', {
    nullable: true,
    comment: 'Path with the names of its parameters; null when the request was refused before its route was known',
  })
  route: string | null;
  @Column('integer') status: number;
  @Column('integer', { name: 'duration_ms' }) durationMs: number;
  @Column('text', { name: 'request_id' }) requestId: string;
}
