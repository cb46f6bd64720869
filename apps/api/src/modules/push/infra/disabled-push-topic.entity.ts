import type { PushTopic } from '@groupride/contracts';
import { Entity, PrimaryColumn } from 'typeorm';

@Entity('disabled_push_topics')
export class DisabledPushTopicEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @PrimaryColumn('text') topic: PushTopic;
}
