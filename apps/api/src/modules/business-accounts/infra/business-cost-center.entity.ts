import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('business_cost_centers')
@Unique('business_cost_centers_code', ['accountId', 'code'])
export class BusinessCostCenterEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'account_id' }) accountId: number;
  @Column('text') code: string;
  @Column('text') name: string;
  @Column('boolean', { default: true }) active: boolean;
}
