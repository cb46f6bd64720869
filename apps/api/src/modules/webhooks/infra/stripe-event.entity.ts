import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is stored of an event's payload. */
interface StripeEventPayload {
  account?: string | null;
  object?: { id?: string; object?: string; status?: string };
}

@Entity('stripe_events')
export class StripeEventEntity {
  @PrimaryColumn('text') id: string;
  @Column('text') type: string;
  @Column('text', { name: 'intent_id', nullable: true }) intentId: string | null;
  @Column('boolean') handled: boolean;
  @Column('jsonb') payload: StripeEventPayload;
  @Column('timestamptz', { name: 'received_at', default: () => 'now()' }) receivedAt: Date;
  @Column('boolean', { default: false }) ignored: boolean;
  @Column('integer', { default: 0 }) tries: number;
  @Column('timestamptz', { name: 'next_try_at', nullable: true }) nextTryAt: Date | null;
}
