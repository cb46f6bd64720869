import { Module } from '@nestjs/common';
import { RidesModule } from '../rides/rides.module';
import { MembersController } from './http/members.controller';
import { SplitController } from './http/split.controller';
import { SqlMembersRepository } from './infra/sql-members.repository';
import { JoiningService } from './joining.service';
import { MembersFacade } from './members.facade';
import { MembersRepository } from './members.repository';
import { MembersService } from './members.service';
import { SplitService } from './split.service';

@Module({
  imports: [RidesModule],
  controllers: [MembersController, SplitController],
  providers: [
    MembersService,
    JoiningService,
    SplitService,
    { provide: MembersFacade, useExisting: MembersService },
    { provide: MembersRepository, useClass: SqlMembersRepository },
  ],
  exports: [MembersFacade],
})
export class MembersModule {}
