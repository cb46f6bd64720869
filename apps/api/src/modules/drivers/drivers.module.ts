import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CityModule } from '../city/city.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { SettingsModule } from '../settings/settings.module';
import { ApplicationDraftsRepository } from './application-drafts.repository';
import { ApplicationDraftsService } from './application-drafts.service';
import { ApplicationViewsService } from './application-views.service';
import { ApplicationRequirements } from './application-requirements';
import { AheadFacade } from './ahead.facade';
import { AvailabilityService } from './availability.service';
import { DriverApplicationsRepository } from './driver-applications.repository';
import { DriverApplicationsService } from './driver-applications.service';
import { ControlledDriversService } from './controlled-drivers.service';
import { DriverChanges } from './driver-changes';
import { ControlledDriverRecords, DriversFacade, OnlineDrivers, PlannableDrivers } from './drivers.facade';
import { DriversRepository } from './drivers.repository';
import { DriversService } from './drivers.service';
import { DriverApplicationsController } from './http/driver-applications.controller';
import { DriversController } from './http/drivers.controller';
import { VehicleClassesController } from './http/vehicle-classes.controller';
import { ApplicationDraftEntity } from './infra/application-draft.entity';
import { ApplicationsErasure } from './infra/applications-erasure';
import { DriverApplicationEntity } from './infra/driver-application.entity';
import { DriverEntity } from './infra/driver.entity';
import { SqlAhead } from './infra/sql-ahead';
import { SqlApplicationDrafts } from './infra/sql-application-drafts';
import { SqlCandidates } from './infra/sql-candidates';
import { SqlOnlineDrivers } from './infra/sql-online-drivers';
import { SqlPlannableDrivers } from './infra/sql-plannable-drivers';
import { SqlDriverApplications } from './infra/sql-driver-applications';
import { SqlMatches } from './infra/sql-matches';
import { SqlWorkingVehicles } from './infra/sql-working-vehicles';
import { VehicleServices } from './infra/vehicle-services';
import { TypeOrmDriversRepository } from './infra/typeorm-drivers.repository';
import { PresenceService } from './presence.service';
import { VehicleChanges } from './vehicle-changes.service';
import { VehicleClasses } from './vehicle-classes.service';
import { expiredRows } from '../../platform/retention/expired-rows';

const APPLICATION_DRAFTS_KEPT_DAYS = 90;

@Module({
  imports: [
    TypeOrmModule.forFeature([DriverEntity, DriverApplicationEntity, ApplicationDraftEntity]),
    CityModule,
    IdentityModule,
    MappingModule,
    RealtimeModule,
    SettingsModule,
  ],
  controllers: [DriverApplicationsController, DriversController, VehicleClassesController],
  providers: [
    expiredRows('driver_application_drafts', `old.saved_at < now() - interval '${APPLICATION_DRAFTS_KEPT_DAYS} days'`),
    DriversService,
    DriverApplicationsService,
    ApplicationDraftsService,
    ApplicationViewsService,
    ApplicationRequirements,
    ApplicationsErasure,
    VehicleChanges,
    VehicleClasses,
    VehicleServices,
    PresenceService,
    AvailabilityService,
    DriverChanges,
    SqlCandidates,
    { provide: OnlineDrivers, useClass: SqlOnlineDrivers },
    { provide: PlannableDrivers, useClass: SqlPlannableDrivers },
    SqlMatches,
    SqlWorkingVehicles,
    { provide: DriversFacade, useExisting: DriversService },
    { provide: ControlledDriverRecords, useClass: ControlledDriversService },
    { provide: AheadFacade, useClass: SqlAhead },
    { provide: DriversRepository, useClass: TypeOrmDriversRepository },
    { provide: DriverApplicationsRepository, useClass: SqlDriverApplications },
    { provide: ApplicationDraftsRepository, useClass: SqlApplicationDrafts },
  ],
  exports: [AheadFacade, DriversFacade, ControlledDriverRecords, OnlineDrivers, PlannableDrivers],
})
export class DriversModule {}
