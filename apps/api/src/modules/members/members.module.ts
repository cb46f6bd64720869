import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RideLinkEntity } from './infra/ride-link.entity';
import { RideMemberEntity } from './infra/ride-member.entity';
import { AmountsModule } from '../amounts/amounts.module';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { IdentityModule } from '../identity/identity.module';
import { RidesModule } from '../rides/rides.module';
import { GuestSeatMover } from './guest-seat-mover.service';
import { GuestSeatsService } from './guest-seats.service';
import { GuestsController } from './http/guests.controller';
import { MembersController } from './http/members.controller';
import { SplitController } from './http/split.controller';
import { SqlJoinLinks } from './infra/sql-join-links';
import { SqlMembersRepository } from './infra/sql-members.repository';
import { JoinLinksFacade } from './join-links.facade';
import { JoinLinks } from './join-links.repository';
import { JoinLinksService } from './join-links.service';
import { JoiningService } from './joining.service';
import { MembersFacade, PassengersFacade } from './members.facade';
import { MembersRepository } from './members.repository';
import { PassengerMessages } from './passenger-messages.service';
import { PassengersService } from './passengers.service';
import { MembersService } from './members.service';
import { SeatMoves } from './seat-moves.facade';
import { SplitService } from './split.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([RideLinkEntity, RideMemberEntity]),
    AmountsModule,
    BusinessAccountsModule,
    RidesModule,
    IdentityModule,
  ],
  controllers: [MembersController, SplitController, GuestsController],
  providers: [
    MembersService,
    JoiningService,
    JoinLinksService,
    SplitService,
    GuestSeatsService,
    GuestSeatMover,
    PassengerMessages,
    SeatMoves,
    { provide: PassengersFacade, useClass: PassengersService },
    { provide: MembersFacade, useExisting: MembersService },
    { provide: JoinLinksFacade, useExisting: JoinLinksService },
    { provide: JoinLinks, useClass: SqlJoinLinks },
    { provide: MembersRepository, useClass: SqlMembersRepository },
  ],
  exports: [MembersFacade, PassengersFacade, JoinLinksFacade, SeatMoves],
})
export class MembersModule {}
