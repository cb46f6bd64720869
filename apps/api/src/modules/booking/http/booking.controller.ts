import { Body, Controller, Headers, Post } from '@nestjs/common';
import { BookedRideView, RideBooking } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Needs, where } from '../../../platform/http/feature-guard';
import { Me, type Principal } from '../../../platform/http/principal';
import { BookingService } from '../booking.service';

@Controller('rides')
export class BookingController {
  constructor(private readonly booking: BookingService) {}

  @Post()
  @Needs('cashPayments', where('paymentMethod', 'cash'))
  @Access('signed-in')
  @Describe({
    id: 'createRide',
    summary: 'Books the ride of a quote',
    tag: 'Rides',
    scope: 'rides:write',
    answer: BookedRideView,
    status: 201,
    idempotent: true,
  })
  book(
    @Me() me: Principal,
    @Body() booking: RideBooking,
    @Headers('idempotency-key') key?: string,
  ): Promise<BookedRideView> {
    return this.booking.book(me, booking, key);
  }
}
