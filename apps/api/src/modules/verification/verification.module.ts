import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/drivers.module';
import { MembersModule } from '../members/members.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { TrackingModule } from '../tracking/tracking.module';
import { BoardingClaims } from './boarding-claims.service';
import { DemoScanService } from './demo-scan.service';
import { VerificationController } from './http/verification.controller';
import { BoardingChecks } from './verification.facade';
import { VerificationService } from './verification.service';

@Module({
  imports: [RidesModule, MembersModule, RealtimeModule, DriversModule, TrackingModule],
  controllers: [VerificationController],
  providers: [
    { provide: BoardingChecks, useExisting: VerificationService },
    VerificationService,
    BoardingClaims,
    DemoScanService,
  ],
  exports: [BoardingChecks],
})
export class VerificationModule {}
