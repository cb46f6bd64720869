import type { SavedViewList } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('saved_views')
export class SavedViewEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'operator_id' }) operatorId: number;
  @Column('text') list: SavedViewList;
  @Column('text') name: string;
  @Column('text') filters: string;
}
