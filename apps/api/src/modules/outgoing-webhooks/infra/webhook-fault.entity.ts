import type { WebhookFault } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('webhook_faults')
export class WebhookFaultEntity {
  @PrimaryColumn('integer', { name: 'endpoint_id' }) endpointId: number;
  @Column('text') fault: WebhookFault;
  @Column('integer', { nullable: true, comment: 'Attempts left that it concerns; null: all of them' }) times:
    number | null;
  @Column('integer', { comment: 'How late a slow delivery is sent, in real time' }) seconds: number;
}
