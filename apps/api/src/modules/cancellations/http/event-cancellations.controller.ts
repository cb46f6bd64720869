import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { EventCancellation, EventCancellationPreview, EventCancellationView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { EventCancellationPreviews } from '../event-cancellation-previews.service';
import { EventCancellations } from '../event-cancellations.service';

@Controller('event-transports/:eventId')
export class EventCancellationsController {
  constructor(
    private readonly previews: EventCancellationPreviews,
    private readonly cancellations: EventCancellations,
  ) {}

  @Get('cancellation')
  @Access('signed-in')
  @Describe({
    id: 'previewEventTransportCancellation',
    summary: 'Previews what the account is charged if you cancel all rides of an event transport now',
    tag: 'Business',
    scope: 'business:write',
    answer: EventCancellationPreview,
  })
  preview(@Me() me: Principal, @Param('eventId', IdPipe) eventId: number): Promise<EventCancellationPreview> {
    return this.previews.show(me, eventId);
  }

  @Post('cancel')
  @Access('signed-in')
  @Describe({
    id: 'cancelEventTransport',
    summary:
      'Cancels all rides of an event transport that you booked, at the fees that were shown; the idempotency key is required',
    description:
      'Each ride is cancelled separately, and the response contains the outcome for each. Rides that are under way or over are not changed. Rides marked `not_agreed` cost a fee that the token does not include: preview again, and repeat with another key.',
    tag: 'Business',
    scope: 'business:write',
    answer: EventCancellationView,
    idempotent: 'required',
  })
  cancel(
    @Me() me: Principal,
    @Param('eventId', IdPipe) eventId: number,
    @Body() cancellation: EventCancellation,
    @Headers('idempotency-key') key?: string,
  ): Promise<EventCancellationView> {
    return this.cancellations.cancel(me, eventId, cancellation, key);
  }
}
