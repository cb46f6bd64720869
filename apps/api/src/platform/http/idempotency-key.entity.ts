import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @PrimaryColumn('text') key: string;
  @Column('text', { name: 'request_hash' }) requestHash: string;
  @Column('jsonb', { nullable: true }) answer: unknown;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
