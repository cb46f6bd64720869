import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
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
    summary: 'What the account is charged if you cancel all rides of an event transport now',
    tag: 'Business',
    scope: 'business:write',
    answer: EventCancellationPreview,
  })
  preview(@Me() me: Principal, @Param('eventId', IdPipe) eventId: number): Promise<EventCancellationPreview> {
    return this.previews.show(me, eventId);
  }

  @Post('cancel')
  @HttpCode(200)
  @Access('signed-in')
  @Describe({
    id: 'cancelEventTransport',
    summary:
      'Cancels all rides of an event transport that you booked, at the fees that were shown; the key is required',
    description:
      'Each ride is cancelled by itself, so the answer says what happened to each. What is under way or over stays as it is. Rides marked `not_agreed` cost something that the token does not say: preview again, and repeat with another key.',
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
