import type { WebhookDisabledReason, WebhookEndpointState, WebhookSubscription } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('webhook_endpoints')
export class WebhookEndpointEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', {
    name: 'service_account_id',
    nullable: true,
    comment: 'Null: it belongs to operations and gets everything',
  })
  serviceAccountId: number | null;
  @Column('text') url: string;
  @Column('text') description: string;
  @Column('text', { name: 'event_types', array: true, nullable: true, comment: 'Null: all of them' })
  eventTypes: WebhookSubscription[] | null;
  @Column('text', { default: 'enabled' }) state: WebhookEndpointState;
  @Column('text', { name: 'disabled_reason', nullable: true }) disabledReason: WebhookDisabledReason | null;
  @Column('timestamptz', { name: 'disabled_at', nullable: true }) disabledAt: Date | null;
  @Column('timestamptz', { name: 'failing_since', nullable: true }) failingSince: Date | null;
  @Column('text', { comment: 'Sealed with a key derived from SIGNING_SECRET' }) secret: string;
  @Column('text', { name: 'previous_secret', nullable: true }) previousSecret: string | null;
  @Column('timestamptz', { name: 'previous_secret_until', nullable: true }) previousSecretUntil: Date | null;
  @Column('integer', { name: 'created_by' }) createdBy: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
