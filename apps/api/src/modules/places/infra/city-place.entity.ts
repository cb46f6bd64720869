import type { PlaceKind } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('city_places')
export class CityPlaceEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('integer', { name: 'city_id' }) cityId: number;
  @Column('text') kind: PlaceKind;
  @Column('text') name: string;
  @Column('text', { array: true, default: [] }) also: string[];
  @Column('text', { default: '' }) address: string;
  @Column('double precision') lat: number;
  @Column('double precision') lng: number;
  @Column('real', { default: 0 }) importance: number;
  @Column('boolean', { name: 'is_popular', default: false }) isPopular: boolean;
  @Column('text') search: string;
}
