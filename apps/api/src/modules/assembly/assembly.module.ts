import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberNudgeEntity } from './infra/member-nudge.entity';
import { ReadyAnswerEntity } from './infra/ready-answer.entity';
import { ReadyCheckEntity } from './infra/ready-check.entity';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { MappingModule } from '../mapping/mapping.module';
import { MembersModule } from '../members/members.module';
import { PlacesModule } from '../places/places.module';
import { RidesModule } from '../rides/rides.module';
import { TrackingModule } from '../tracking/tracking.module';
import { AssemblyProgress } from './assembly-progress';
import { AssemblyRepository } from './assembly.repository';
import { AssemblyService } from './assembly.service';
import { GuestAnswersService } from './guest-answers.service';
import { AssemblyController } from './http/assembly.controller';
import { SqlAssemblyRepository } from './infra/sql-assembly.repository';
import { MeetingPoints } from './meeting-points.service';
import { ReadyChecksService } from './ready-checks.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([MemberNudgeEntity, ReadyAnswerEntity, ReadyCheckEntity]),
    IdentityModule,
    InboxModule,
    MappingModule,
    MembersModule,
    PlacesModule,
    RidesModule,
    TrackingModule,
  ],
  controllers: [AssemblyController],
  providers: [
    AssemblyService,
    AssemblyProgress,
    GuestAnswersService,
    MeetingPoints,
    ReadyChecksService,
    { provide: AssemblyRepository, useClass: SqlAssemblyRepository },
  ],
})
export class AssemblyModule {}
