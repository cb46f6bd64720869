import { Controller, Param, Post } from '@nestjs/common';
import { RideView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PledgeClosingService } from '../pledge-closing.service';

@Controller('rides/:rideId/pledge')
export class PledgesController {
  constructor(private readonly closing: PledgeClosingService) {}

  @Post('request')
  @Access('signed-in')
  @Describe({
    id: 'requestPledgedRide',
    summary: 'Books the ride of a pledge before its deadline, once enough people have joined',
    description:
      'Nobody can join or leave afterwards. Saved cards are authorized first, but no earlier than six days before the start. Refused as pledge_not_reached or pledge_closed.',
    tag: 'Rides',
    scope: 'rides:write',
    answer: RideView,
  })
  request(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<RideView> {
    return this.closing.closeNow(me, rideId);
  }
}
