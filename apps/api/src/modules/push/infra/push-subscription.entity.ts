import type { App } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('push_subscriptions')
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text', { name: 'session_key' }) sessionKey: string;
  @Column('text', { unique: true }) endpoint: string;
  @Column('text') p256dh: string;
  @Column('text') auth: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('text', { default: 'rider', comment: 'The application in which the browser subscribed' }) app: App;
}
