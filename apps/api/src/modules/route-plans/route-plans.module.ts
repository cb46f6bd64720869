import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { RoutePlansController } from './http/route-plans.controller';
import { RoutePlanEntity } from './infra/route-plan.entity';
import { SqlRoutePlansRepository } from './infra/sql-route-plans.repository';
import { WorkerRouteSolver } from './infra/worker-route-solver';
import { PlanRouting } from './plan-routing.service';
import { RoutePlansRepository } from './route-plans.repository';
import { RoutePlansService } from './route-plans.service';
import { RouteSolver } from './route-solver';

@Module({
  imports: [TypeOrmModule.forFeature([RoutePlanEntity]), IdentityModule, MappingModule],
  controllers: [RoutePlansController],
  providers: [
    RoutePlansService,
    PlanRouting,
    { provide: RoutePlansRepository, useClass: SqlRoutePlansRepository },
    { provide: RouteSolver, useClass: WorkerRouteSolver },
  ],
})
export class RoutePlansModule {}
