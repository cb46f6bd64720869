import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('cities')
export class CityEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') name: string;
  @Column('text', { name: 'time_zone' }) timeZone: string;
  @Column('double precision', { name: 'center_lat' }) centerLat: number;
  @Column('double precision', { name: 'center_lng' }) centerLng: number;
  @Column('double precision') west: number;
  @Column('double precision') south: number;
  @Column('double precision') east: number;
  @Column('double precision') north: number;
  @Column('smallint', { name: 'min_zoom' }) minZoom: number;
  @Column('smallint', { name: 'max_zoom' }) maxZoom: number;
  @Column('text') attribution: string;
  @Column('boolean', { name: 'is_sketch', default: false }) isSketch: boolean;
  @Column('text', { name: 'source_hash' }) sourceHash: string;
  @Column('text', { name: 'routing_folder' }) routingFolder: string;
  @Column('boolean', { name: 'is_active', default: false }) isActive: boolean;
  @Column('timestamptz', { name: 'imported_at', default: () => 'now()' }) importedAt: Date;
}
