import { Module } from '@nestjs/common';
import { DispatchModule } from '../dispatch/dispatch.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { PricingModule } from '../pricing/pricing.module';
import { PromotionsModule } from '../promotions/promotions.module';
import { RidesModule } from '../rides/rides.module';
import { BookingService } from './booking.service';
import { ChangesService } from './changes.service';
import { BookingController } from './http/booking.controller';
import { ChangesController } from './http/changes.controller';
import { UnpaidRides } from './unpaid-rides.service';

@Module({
  imports: [RidesModule, MembersModule, PricingModule, PromotionsModule, PaymentsModule, DispatchModule],
  controllers: [BookingController, ChangesController],
  providers: [BookingService, ChangesService, UnpaidRides],
})
export class BookingModule {}
