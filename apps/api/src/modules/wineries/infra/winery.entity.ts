import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('wineries')
export class WineryEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') name: string;
  @Column('text') address: string;
  @Column('text') description: string;
  @Column('double precision') lat: number;
  @Column('double precision') lng: number;
}
