import type { WebhookEventType } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('webhook_messages')
export class WebhookMessageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text', { name: 'message_id', unique: true }) messageId: string;
  @Column('text', {
    unique: true,
    comment: 'Names the cause, which makes one message however often it is reported',
  })
  key: string;
  @Column('text') type: WebhookEventType;
  @Column('timestamptz', { name: 'occurred_at' }) occurredAt: Date;
  @Column('integer', { name: 'ride_id', nullable: true }) rideId: number | null;
  @Column('integer', { name: 'event_number', nullable: true }) eventNumber: number | null;
  @Column('integer', {
    name: 'audience_id',
    nullable: true,
    comment: 'The user, besides operations, who may see it',
  })
  audienceId: number | null;
  @Column('integer', {
    name: 'business_account_id',
    nullable: true,
    comment: 'The business account whose services may see it',
  })
  businessAccountId: number | null;
  @Column('text', { comment: 'As it is signed and sent, the same in every attempt' }) body: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
