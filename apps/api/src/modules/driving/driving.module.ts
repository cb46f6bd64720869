import { Module } from '@nestjs/common';
import { DispatchModule } from '../dispatch/dispatch.module';
import { DriversModule } from '../drivers/drivers.module';
import { MembersModule } from '../members/members.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { DrivingService } from './driving.service';
import { DrivingController } from './http/driving.controller';

@Module({
  imports: [RidesModule, MembersModule, DriversModule, DispatchModule, RealtimeModule],
  controllers: [DrivingController],
  providers: [DrivingService],
})
export class DrivingModule {}
