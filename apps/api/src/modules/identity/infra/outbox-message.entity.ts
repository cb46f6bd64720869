import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('outbox_messages')
export class OutboxMessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('text') channel: 'mail' | 'text';
  @Column('text') recipient: string;
  @Column('text') subject: string;
  @Column('text') body: string;
  @Column('text', { nullable: true }) code: string | null;
  @Column('text', { nullable: true, unique: true }) key: string | null;
  @Column('text', {
    name: 'unsubscribe_url',
    nullable: true,
    comment: 'Stops mails of this kind by one POST (RFC 8058); null for mails that cannot be stopped',
  })
  unsubscribeUrl: string | null;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
