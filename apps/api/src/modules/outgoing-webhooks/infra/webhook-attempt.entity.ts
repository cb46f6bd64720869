import type { WebhookFailure, WebhookFault } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('webhook_attempts')
export class WebhookAttemptEntity {
  @PrimaryColumn('integer', { name: 'delivery_id' }) deliveryId: number;
  @PrimaryColumn('integer') number: number;
  @Column('timestamptz') at: Date;
  @Column('integer', { nullable: true }) status: number | null;
  @Column('text', { nullable: true }) failure: WebhookFailure | null;
  @Column('integer', { name: 'duration_ms' }) durationMs: number;
  @Column('text', { nullable: true }) answer: string | null;
  @Column('text', {
    name: 'simulated_fault',
    nullable: true,
    comment: 'The sandbox simulated it; null: the attempt was real',
  })
  simulatedFault: WebhookFault | null;
}
