import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { CalendarFacade } from './calendar.facade';
import { CalendarService } from './calendar.service';
import { CalendarController } from './http/calendar.controller';

@Module({
  imports: [IdentityModule, MembersModule, RidesModule],
  controllers: [CalendarController],
  providers: [CalendarService, { provide: CalendarFacade, useExisting: CalendarService }],
  exports: [CalendarFacade],
})
export class CalendarModule {}
