import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { DemoScanService } from './demo-scan.service';
import { VerificationController } from './http/verification.controller';
import { VerificationService } from './verification.service';

@Module({
  imports: [RidesModule, MembersModule, IdentityModule, RealtimeModule],
  controllers: [VerificationController],
  providers: [VerificationService, DemoScanService],
})
export class VerificationModule {}
