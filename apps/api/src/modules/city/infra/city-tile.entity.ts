import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('city_tiles')
export class CityTileEntity {
  @PrimaryColumn('integer', { name: 'city_id' }) cityId: number;
  @PrimaryColumn('smallint') z: number;
  @PrimaryColumn('integer') x: number;
  @PrimaryColumn('integer') y: number;
  @Column('bytea') body: Buffer;
}
