import type { NotificationType } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NotificationKind, StoredNotification } from '../domain/notification';

@Entity('notifications')
export class NotificationEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text') key: string;
  @Column('text') type: NotificationType;
  @Column('text') kind: NotificationKind;
  @Column('integer', { name: 'ride_id', nullable: true }) rideId: number | null;
  @Column('jsonb', { default: {} }) data: StoredNotification['data'];
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'read_at', nullable: true }) readAt: Date | null;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt: Date | null;
}
