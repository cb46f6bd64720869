import { Module } from '@nestjs/common';
import { AuthorizationsModule } from '../authorizations/authorizations.module';
import { PaymentsModule } from '../payments/payments.module';
import { RidesModule } from '../rides/rides.module';
import { TipsController } from './http/tips.controller';
import { TipsService } from './tips.service';

/** Tips for the driver after the trip. */
@Module({
  imports: [AuthorizationsModule, PaymentsModule, RidesModule],
  controllers: [TipsController],
  providers: [TipsService],
})
export class TipsModule {}
