import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RideChangeEntity } from './infra/ride-change.entity';
import { DispatchModule } from '../dispatch/dispatch.module';
import { IdentityModule } from '../identity/identity.module';
import { InvitationsModule } from '../invitations/invitations.module';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { MembersModule } from '../members/members.module';
import { AuthorizationsModule } from '../authorizations/authorizations.module';
import { PaymentsModule } from '../payments/payments.module';
import { PledgesModule } from '../pledges/pledges.module';
import { PoolModule } from '../pool/pool.module';
import { PricingModule } from '../pricing/pricing.module';
import { PromotionsModule } from '../promotions/promotions.module';
import { RidesModule } from '../rides/rides.module';
import { RunsModule } from '../runs/runs.module';
import { AccountRides } from './account-rides.service';
import { EventRidesFacade } from './booking.facade';
import { BookingService } from './booking.service';
import { ChangesService } from './changes.service';
import { BookingController } from './http/booking.controller';
import { PickupMovesController } from './http/pickup-moves.controller';
import { OperatorRouteController } from './http/operator-route.controller';
import { OperatorRouteChanges } from './operator-route-changes.service';
import { PickupMoves } from './pickup-moves.service';
import { RideCreation } from './ride-creation.service';
import { RideChangeApplication } from './ride-change-application.service';
import { ChangePlans } from './change-plans.service';
import { ChangePrices } from './change-prices.service';
import { ChangesController } from './http/changes.controller';
import { EventRides } from './event-rides.service';
import { EventTransports } from './event-transports.service';
import { EventTransportsController } from './http/event-transports.controller';
import { NewPledges } from './new-pledges.service';
import { NewRides } from './new-rides.service';
import { SqlWaitingChangesRepository } from './infra/sql-waiting-changes.repository';
import { UnpaidRides } from './unpaid-rides.service';
import { WaitingChangesRepository } from './waiting-changes.repository';
import { WaitingChanges } from './waiting-changes.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([RideChangeEntity]),
    RidesModule,
    RunsModule,
    IdentityModule,
    InvitationsModule,
    MembersModule,
    PledgesModule,
    PoolModule,
    PricingModule,
    PromotionsModule,
    PaymentsModule,
    AuthorizationsModule,
    DispatchModule,
    BusinessAccountsModule,
  ],
  controllers: [
    BookingController,
    ChangesController,
    PickupMovesController,
    OperatorRouteController,
    EventTransportsController,
  ],
  providers: [
    AccountRides,
    BookingService,
    EventTransports,
    { provide: EventRidesFacade, useClass: EventRides },
    NewPledges,
    NewRides,
    ChangePlans,
    ChangePrices,
    ChangesService,
    PickupMoves,
    OperatorRouteChanges,
    RideChangeApplication,
    RideCreation,
    UnpaidRides,
    WaitingChanges,
    { provide: WaitingChangesRepository, useClass: SqlWaitingChangesRepository },
  ],
  exports: [EventRidesFacade],
})
export class BookingModule {}
