import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { VerificationController } from './http/verification.controller';
import { VerificationService } from './verification.service';

@Module({
  imports: [RidesModule, MembersModule, IdentityModule],
  controllers: [VerificationController],
  providers: [VerificationService],
})
export class VerificationModule {}
