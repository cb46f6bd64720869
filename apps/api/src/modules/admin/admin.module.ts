import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/drivers.module';
import { DrivingModule } from '../driving/driving.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { ApplicationsService } from './applications.service';
import { ApplicationNews } from './application-news';
import { AdminRepository } from './admin.repository';
import { AdminController } from './http/admin.controller';
import { SqlAdminRepository } from './infra/sql-admin.repository';
import { SearchController } from './http/search.controller';
import { SqlSearchRepository } from './infra/sql-search.repository';
import { OperationsService } from './operations.service';
import { RideOperationsService } from './ride-operations.service';
import { SearchRepository } from './search.repository';
import { SearchService } from './search.service';

@Module({
  imports: [
    RidesModule,
    MembersModule,
    PaymentsModule,
    LedgerModule,
    DriversModule,
    DrivingModule,
    IdentityModule,
    RealtimeModule,
  ],
  controllers: [AdminController, SearchController],
  providers: [
    ApplicationNews,
    ApplicationsService,
    RideOperationsService,
    OperationsService,
    SearchService,
    { provide: AdminRepository, useClass: SqlAdminRepository },
    { provide: SearchRepository, useClass: SqlSearchRepository },
  ],
})
export class AdminModule {}
