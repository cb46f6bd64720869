import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingModule } from '../booking/booking.module';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { CancellationsModule } from '../cancellations/cancellations.module';
import { CityModule } from '../city/city.module';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { RunsModule } from '../runs/runs.module';
import { RoutePlansController } from './http/route-plans.controller';
import { RoutePlanEntity } from './infra/route-plan.entity';
import { SqlRoutePlansRepository } from './infra/sql-route-plans.repository';
import { WorkerRouteSolver } from './infra/worker-route-solver';
import { PlanDriversService } from './plan-drivers.service';
import { PlanNotices } from './plan-notices';
import { PlanPrices } from './plan-prices.service';
import { PlanPublications } from './plan-publications.service';
import { PlanPublishing } from './plan-publishing.service';
import { PlanRouting } from './plan-routing.service';
import { PlanUnpublishing } from './plan-unpublishing.service';
import { PlanViews } from './plan-views.service';
import { RoutePlansRepository } from './route-plans.repository';
import { RoutePlansService } from './route-plans.service';
import { RouteSolver } from './route-solver';

@Module({
  imports: [
    TypeOrmModule.forFeature([RoutePlanEntity]),
    BookingModule,
    BusinessAccountsModule,
    CancellationsModule,
    CityModule,
    DriversModule,
    IdentityModule,
    MappingModule,
    RealtimeModule,
    RidesModule,
    RunsModule,
  ],
  controllers: [RoutePlansController],
  providers: [
    RoutePlansService,
    PlanRouting,
    PlanDriversService,
    PlanNotices,
    PlanPrices,
    PlanPublications,
    PlanPublishing,
    PlanUnpublishing,
    PlanViews,
    { provide: RoutePlansRepository, useClass: SqlRoutePlansRepository },
    { provide: RouteSolver, useClass: WorkerRouteSolver },
  ],
})
export class RoutePlansModule {}
