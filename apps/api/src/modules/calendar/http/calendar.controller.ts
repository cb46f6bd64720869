import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { CalendarService } from '../calendar.service';

@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get('rides/:rideId/calendar.ics')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getCalendarFile',
    summary: 'A scheduled ride as a calendar file',
    tag: 'Rides',
    scope: 'rides:read',
    answer: null,
    status: 200,
  })
  async ofMember(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<StreamableFile> {
    return file(await this.calendar.ofMember(me, rideId), rideId);
  }

  @Get('calendar/:file')
  @Access('public')
  @Describe({
    id: 'getLinkedCalendarFile',
    summary: 'The calendar file behind the link in a mail; available while the member has a seat',
    tag: 'Rides',
    scope: 'rides:read',
    answer: null,
    status: 200,
  })
  async ofLink(@Param('file') name: string): Promise<StreamableFile> {
    return file(await this.calendar.ofLink(name), name.split('.', 1)[0]!);
  }
}

const file = (text: string, rideId: number | string) =>
  new StreamableFile(Buffer.from(text), {
    type: 'text/calendar; charset=utf-8',
    disposition: `attachment; filename="groupride-${rideId}.ics"`,
  });
