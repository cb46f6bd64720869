import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { PricingModule } from '../pricing/pricing.module';
import { RidesModule } from '../rides/rides.module';
import { BookingService } from './booking.service';
import { BookingController } from './http/booking.controller';
import { UnpaidRides } from './unpaid-rides.service';

@Module({
  imports: [RidesModule, MembersModule, PricingModule, PaymentsModule],
  controllers: [BookingController],
  providers: [BookingService, UnpaidRides],
})
export class BookingModule {}
