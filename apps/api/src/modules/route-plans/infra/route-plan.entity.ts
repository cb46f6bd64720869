import type { RoutePlanRequest, RoutePlanResult, RoutePlanTotals, RoutePlanVehicle } from '@groupride/contracts';
import type { PublishedAs } from '../route-plans.repository';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('route_plans')
export class RoutePlanEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') name: string;
  @Column('date') day: string;
  @Column('jsonb') requests: RoutePlanRequest[];
  @Column('jsonb') vehicles: RoutePlanVehicle[];
  @Column('jsonb', { nullable: true, comment: 'Orders of stops with their times; null until there are any' })
  result: RoutePlanResult | null;
  @Column('jsonb', { nullable: true, comment: 'Totals of the result before this one' })
  previous: RoutePlanTotals | null;
  @Column('integer', { default: 1, comment: 'Counts changes, so that nobody overwrites what they did not see' })
  revision: number;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt: Date | null;
  @Column('jsonb', {
    nullable: true,
    comment: 'The account that pays, and the runs and rides that the plan became',
  })
  publication: PublishedAs | null;
  @Column('integer', { name: 'changed_by' }) changedBy: number;
  @Column('timestamptz', { name: 'changed_at' }) changedAt: Date;
}
