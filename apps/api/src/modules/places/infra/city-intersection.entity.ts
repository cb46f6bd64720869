import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('city_intersections')
export class CityIntersectionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('integer', { name: 'city_id' }) cityId: number;
  @Column('text') one: string;
  @Column('text') other: string;
  @Column('text') address: string;
  @Column('double precision') lat: number;
  @Column('double precision') lng: number;
}
