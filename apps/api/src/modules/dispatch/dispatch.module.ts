import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OfferEntity } from './infra/offer.entity';
import { CityModule } from '../city/city.module';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { PoolModule } from '../pool/pool.module';
import { PushModule } from '../push/push.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { SettingsModule } from '../settings/settings.module';
import { AheadEligibility } from './ahead-eligibility.service';
import { AheadMatching } from './ahead-matching.service';
import { AheadOfferNotifications } from './ahead-offer-notifications';
import { AheadOffering } from './ahead-offering.service';
import { OfferAnswersService } from './offer-answers.service';
import { AssignableDrivers } from './assignable-drivers.service';
import { AssignmentsService } from './assignments.service';
import { CandidatesService } from './candidates.service';
import { DecisionRecorder } from './decision-recorder';
import { DecisionsRepository } from './decisions.repository';
import { DecisionsService } from './decisions.service';
import { ControlledOffersService } from './controlled-offers.service';
import { ControlledOffers, DispatchFacade } from './dispatch.facade';
import { OfferToOne } from './offer-to-one.service';
import { DispatchLeaseRepository } from './dispatch-lease.repository';
import { DispatcherService } from './dispatcher.service';
import { OfferExpiryService } from './offer-expiry.service';
import { DemandRepository } from './demand.repository';
import { DemandService } from './demand.service';
import { DepartedDrivers } from './departed-drivers.service';
import { DriverRatesRepository } from './driver-rates.repository';
import { DriverRatesService } from './driver-rates.service';
import { DriversAhead } from './drivers-ahead.service';
import { EndedRidesService } from './ended-rides.service';
import { ExclusionsService } from './exclusions.service';
import { AvailabilityController } from './http/availability.controller';
import { DecisionsController } from './http/decisions.controller';
import { DispatchController } from './http/dispatch.controller';
import { DemandController } from './http/demand.controller';
import { DriverRatesController } from './http/driver-rates.controller';
import { ScheduledRidesController } from './http/scheduled-rides.controller';
import { StandbyController } from './http/standby.controller';
import { DispatchDecisionEntity } from './infra/dispatch-decision.entity';
import { DispatchLeaseEntity } from './infra/dispatch-lease.entity';
import { SqlDispatchLeaseRepository } from './infra/sql-dispatch-lease.repository';
import { SqlDecisionsRepository } from './infra/sql-decisions.repository';
import { SqlDemandRepository } from './infra/sql-demand.repository';
import { SqlDriverRatesRepository } from './infra/sql-driver-rates.repository';
import { SqlOffersRepository } from './infra/sql-offers.repository';
import { SqlStandbyRepository } from './infra/sql-standby.repository';
import { RoundRequestEntity } from './infra/round-request.entity';
import { StandbyDriverEntity } from './infra/standby-driver.entity';
import { JoinedDriversService } from './joined-drivers.service';
import { MatchingService } from './matching.service';
import { NearbyDrivers } from './nearby-drivers.service';
import { OfferNotifications } from './offer-notifications';
import { OfferingService } from './offering.service';
import { OfferPushes } from './offer-pushes';
import { OfferWithdrawals } from './offer-withdrawals.service';
import { OffersRepository } from './offers.repository';
import { PickupEstimates } from './pickup-estimates';
import { RoundService } from './round.service';
import { RoundRequests } from './round-requests.service';
import { RequestedRides } from './requested-rides.service';
import { OpenOffersService } from './open-offers.service';
import { RideTypeAvailabilityService } from './ride-type-availability.service';
import { ScheduledRidesService } from './scheduled-rides.service';
import { SearchReactions } from './search-reactions';
import { SearchService } from './search.service';
import { SharedMatchingReactions } from './shared-matching-reactions';
import { SharedMatchingService } from './shared-matching.service';
import { SharedVehicles } from './shared-vehicles.service';
import { StopNotifications } from './stop-notifications';
import { StandbyPromotion } from './standby-promotion.service';
import { StandbyRepository } from './standby.repository';
import { StandbyService } from './standby.service';
import { WaitingRequestsService } from './waiting-requests.service';
import { WaitingRidesService } from './waiting-rides.service';
import { expiredRows } from '../../platform/retention/expired-rows';

const DISPATCH_DECISIONS_KEPT_DAYS = 90;

@Module({
  imports: [
    TypeOrmModule.forFeature([
      OfferEntity,
      DispatchDecisionEntity,
      DispatchLeaseEntity,
      RoundRequestEntity,
      StandbyDriverEntity,
    ]),
    RidesModule,
    CityModule,
    DriversModule,
    MappingModule,
    RealtimeModule,
    IdentityModule,
    PushModule,
    PoolModule,
    SettingsModule,
  ],
  controllers: [
    AvailabilityController,
    DispatchController,
    DriverRatesController,
    DemandController,
    DecisionsController,
    ScheduledRidesController,
    StandbyController,
  ],
  providers: [
    expiredRows('dispatch_decisions', `old.at < now() - interval '${DISPATCH_DECISIONS_KEPT_DAYS} days'`),
    expiredRows(
      'standby_drivers',
      `EXISTS (SELECT 1 FROM rides r WHERE r.id = old.ride_id AND r.status IN ('completed', 'cancelled'))`,
    ),
    OfferAnswersService,
    AssignableDrivers,
    AssignmentsService,
    OpenOffersService,
    CandidatesService,
    NearbyDrivers,
    OfferingService,
    StopNotifications,
    WaitingRequestsService,
    MatchingService,
    SharedMatchingService,
    SharedVehicles,
    SharedMatchingReactions,
    DispatcherService,
    RoundRequests,
    RoundService,
    DecisionRecorder,
    DecisionsService,
    SearchService,
    SearchReactions,
    WaitingRidesService,
    EndedRidesService,
    JoinedDriversService,
    DepartedDrivers,
    OfferExpiryService,
    OfferPushes,
    OfferWithdrawals,
    OfferNotifications,
    PickupEstimates,
    ExclusionsService,
    RideTypeAvailabilityService,
    { provide: DispatchFacade, useExisting: ExclusionsService },
    OfferToOne,
    { provide: ControlledOffers, useClass: ControlledOffersService },
    AheadEligibility,
    AheadMatching,
    AheadOffering,
    AheadOfferNotifications,
    DriversAhead,
    ScheduledRidesService,
    StandbyService,
    StandbyPromotion,
    RequestedRides,
    DriverRatesService,
    DemandService,
    { provide: DecisionsRepository, useClass: SqlDecisionsRepository },
    { provide: DispatchLeaseRepository, useClass: SqlDispatchLeaseRepository },
    { provide: DemandRepository, useClass: SqlDemandRepository },
    { provide: DriverRatesRepository, useClass: SqlDriverRatesRepository },
    { provide: StandbyRepository, useClass: SqlStandbyRepository },
    { provide: OffersRepository, useClass: SqlOffersRepository },
  ],
  exports: [DispatchFacade, ControlledOffers],
})
export class DispatchModule {}
