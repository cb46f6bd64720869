import type { WebhookDeliveryState, WebhookFailure } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('webhook_deliveries')
export class WebhookDeliveryEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'endpoint_id' }) endpointId: number;
  @Column('integer', { name: 'message_id' }) messageId: number;
  @Column('text', { default: 'waiting' }) state: WebhookDeliveryState;
  @Column('integer', { default: 0 }) attempts: number;
  @Column('integer', {
    default: 0,
    comment: 'Failed attempts since it was last due, which say when it is tried again',
  })
  failures: number;
  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' }) nextAttemptAt: Date;
  @Column('timestamptz', {
    name: 'claimed_until',
    nullable: true,
    comment: 'A process tries it until then; afterwards another one may',
  })
  claimedUntil: Date | null;
  @Column('integer', { name: 'last_status', nullable: true }) lastStatus: number | null;
  @Column('text', { name: 'last_failure', nullable: true }) lastFailure: WebhookFailure | null;
  @Column('timestamptz', { name: 'delivered_at', nullable: true }) deliveredAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
