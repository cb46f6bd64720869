import { Module } from '@nestjs/common';
import { CityModule } from '../city/city.module';
import { DocumentsModule } from '../documents/documents.module';
import { DriversModule } from '../drivers/drivers.module';
import { DrivingModule } from '../driving/driving.module';
import { IdentityModule } from '../identity/identity.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { ApplicationsService } from './applications.service';
import { ApplicationNotices } from './application-notices';
import { AdminRepository } from './admin.repository';
import { ExportsRepository } from './exports.repository';
import { ExportsService } from './exports.service';
import { ExportsController } from './http/exports.controller';
import { SqlExportsRepository } from './infra/sql-exports.repository';
import { AuditLogRepository } from './audit-log.repository';
import { AuditLogService } from './audit-log.service';
import { AuditLogController } from './http/audit-log.controller';
import { SqlAuditLogRepository } from './infra/sql-audit-log.repository';
import { AdminController } from './http/admin.controller';
import { SqlAdminRepository } from './infra/sql-admin.repository';
import { SearchController } from './http/search.controller';
import { SqlSearchRepository } from './infra/sql-search.repository';
import { OperationsMapController } from './http/operations-map.controller';
import { SqlOperationsMapRepository } from './infra/sql-operations-map.repository';
import { OperationsMapRepository } from './operations-map.repository';
import { OperationsMapService } from './operations-map.service';
import { OperationsChanges } from './operations-changes';
import { RideOperationsService } from './ride-operations.service';
import { PersonDataController } from './http/person-data.controller';
import { SqlPersonDataRepository } from './infra/sql-person-data.repository';
import { PersonDataRepository } from './person-data.repository';
import { PersonDataService } from './person-data.service';
import { PeopleController } from './http/people.controller';
import { SqlPeopleRepository } from './infra/sql-people.repository';
import { PeopleListsService } from './people-lists.service';
import { PeoplePagesService } from './people-pages.service';
import { PeopleRepository } from './people.repository';
import { SearchRepository } from './search.repository';
import { SearchService } from './search.service';

@Module({
  imports: [
    CityModule,
    RidesModule,
    MembersModule,
    PaymentsModule,
    LedgerModule,
    DocumentsModule,
    DriversModule,
    DrivingModule,
    IdentityModule,
    RealtimeModule,
  ],
  controllers: [
    AdminController,
    ExportsController,
    AuditLogController,
    PeopleController,
    PersonDataController,
    SearchController,
    OperationsMapController,
  ],
  providers: [
    ApplicationNotices,
    PeopleListsService,
    PeoplePagesService,
    { provide: PeopleRepository, useClass: SqlPeopleRepository },
    PersonDataService,
    { provide: PersonDataRepository, useClass: SqlPersonDataRepository },
    ApplicationsService,
    RideOperationsService,
    SearchService,
    ExportsService,
    AuditLogService,
    { provide: AuditLogRepository, useClass: SqlAuditLogRepository },
    { provide: ExportsRepository, useClass: SqlExportsRepository },
    OperationsChanges,
    OperationsMapService,
    { provide: OperationsMapRepository, useClass: SqlOperationsMapRepository },
    { provide: AdminRepository, useClass: SqlAdminRepository },
    { provide: SearchRepository, useClass: SqlSearchRepository },
  ],
})
export class AdminModule {}
