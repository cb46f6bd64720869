import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('saved_places')
export class SavedPlaceEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text') label: string;
  @Column('text') name: string;
  @Column('text') address: string;
  @Column('double precision') lat: number;
  @Column('double precision') lng: number;
}
