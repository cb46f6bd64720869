import { Module } from '@nestjs/common';
import { DispatchModule } from '../dispatch/dispatch.module';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { DrivingService } from './driving.service';
import { RideReleaseService } from './ride-release.service';
import { DrivingController } from './http/driving.controller';
import { LateDrivers } from './late-drivers.service';
import { RemindersService } from './reminders.service';
import { DepartureWatch } from './departure-watch';

@Module({
  imports: [RidesModule, MembersModule, DriversModule, DispatchModule, RealtimeModule, IdentityModule],
  controllers: [DrivingController],
  providers: [DrivingService, RideReleaseService, RemindersService, LateDrivers, DepartureWatch],
})
export class DrivingModule {}
