import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('person_notes')
@Unique('person_notes_once', ['authorId', 'clientId'])
export class PersonNoteEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('integer', { name: 'author_id' }) authorId: number;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  @Column('text') text: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
