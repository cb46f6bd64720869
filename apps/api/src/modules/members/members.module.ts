import { Module } from '@nestjs/common';
import { RidesModule } from '../rides/rides.module';
import { MembersController } from './http/members.controller';
import { SqlMembersRepository } from './infra/sql-members.repository';
import { JoiningService } from './joining.service';
import { MembersFacade } from './members.facade';
import { MembersRepository } from './members.repository';
import { MembersService } from './members.service';

@Module({
  imports: [RidesModule],
  controllers: [MembersController],
  providers: [
    MembersService,
    JoiningService,
    { provide: MembersFacade, useExisting: MembersService },
    { provide: MembersRepository, useClass: SqlMembersRepository },
  ],
  exports: [MembersFacade],
})
export class MembersModule {}
