import { Body, Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import {
  EventTransportBooking,
  EventTransportList,
  EventTransportsQuery,
  EventTransportView,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { EventTransports } from '../event-transports.service';

@Controller('event-transports')
export class EventTransportsController {
  constructor(private readonly events: EventTransports) {}

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'bookEventTransport',
    summary:
      'Books up to 100 rides on the business account at once, all of them or none; the idempotency key is required',
    description:
      'Errors identify the ride by its position in the request, such as `rides.3.pickup`. In that case, nothing is booked or reserved.',
    tag: 'Business',
    scope: 'business:write',
    answer: EventTransportView,
    status: 201,
    idempotent: 'required',
  })
  book(
    @Me() me: Principal,
    @Body() booking: EventTransportBooking,
    @Headers('idempotency-key') key?: string,
  ): Promise<EventTransportView> {
    return this.events.book(me, booking, key);
  }

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listEventTransports',
    summary: 'Event transports of the business account, newest first',
    tag: 'Business',
    scope: 'business:read',
    answer: EventTransportList,
  })
  list(@Me() me: Principal, @Query() query: EventTransportsQuery): Promise<EventTransportList> {
    return this.events.list(me, query);
  }

  @Get(':eventId')
  @Access('signed-in')
  @Describe({
    id: 'getEventTransport',
    summary: 'An event transport with its rides',
    tag: 'Business',
    scope: 'business:read',
    answer: EventTransportView,
  })
  find(@Me() me: Principal, @Param('eventId', IdPipe) eventId: number): Promise<EventTransportView> {
    return this.events.find(me, eventId);
  }
}
