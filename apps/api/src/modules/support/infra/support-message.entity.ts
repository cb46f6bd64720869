import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('support_messages')
export class SupportMessageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('integer', { name: 'author_id' }) authorId: number;
  @Column('boolean', { name: 'from_operations' }) fromOperations: boolean;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  @Column('text') text: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
