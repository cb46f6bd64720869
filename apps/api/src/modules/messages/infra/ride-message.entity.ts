import type { MessageAuthor, QuickReply } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('ride_messages')
export class RideMessageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'author_id' }) authorId: number;
  @Column('text') author: MessageAuthor;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  @Column('text', { nullable: true }) text: string | null;
  @Column('text', { name: 'quick_reply', nullable: true }) quickReply: QuickReply | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
