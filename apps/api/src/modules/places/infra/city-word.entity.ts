import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('city_words')
export class CityWordEntity {
  @PrimaryColumn('integer', { name: 'city_id' }) cityId: number;
  @PrimaryColumn('text', { collation: 'C' }) word: string;
  @Column('integer') uses: number;
}
